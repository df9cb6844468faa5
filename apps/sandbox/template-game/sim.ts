import {
  type GameSim,
  MalformedInput,
  type Rng,
  type RunOptions,
  type SimState,
  choiceIn,
  createRng,
  everyChoice,
  nextInt,
} from '@star-seekers/sim';
import { listing } from './listing.ts';
import { BAYS, BAYS_OF_DAY, DOCKED_SCORE, LIVES, MAX_TICKS, RULES_VERSION, restTicks } from './rules.ts';

export interface DockState extends SimState {
  readonly rng: Rng;
  /** Number of bays. */
  readonly bays: number;
  /** The bay with the light. */
  light: number;
  /** Ticks until the light moves. */
  movesIn: number;
  /** The open bay. */
  open: number;
  docked: number;
  lives: number;
}

/** Docks a ship in the bay with the light. */
export type DockCommand = 'dock';

export type DockEvent = { readonly type: 'docked' | 'missed' | 'moved'; readonly bay: number };

export const templateGame: GameSim<DockState, DockCommand, DockEvent> = {
  id: listing.id,
  rulesVersion: RULES_VERSION,
  maxTicks: MAX_TICKS,
  commands: {
    write: (writer) => writer.byte(0),
    read(reader) {
      if (reader.byte() !== 0) throw new MalformedInput('unknown command');
      return 'dock';
    },
  },
  beacons: { rng: ({ rng }) => rng },
  dayConditions: everyChoice('bays', BAYS_OF_DAY.length),

  init({ seed, options }) {
    const rng = createRng(seed);
    const bays = baysOfDay(options) ?? BAYS;
    const open = openBay(rng, bays, 0);
    return { tick: 0, ended: null, rng, bays, light: 0, movesIn: restTicks(0), open, docked: 0, lives: LIVES };
  },

  step(state, commands, emit) {
    for (const _ of commands) {
      if (state.ended !== null) return;
      const hit = state.light === state.open;
      emit({ type: hit ? 'docked' : 'missed', bay: state.light });
      if (hit) {
        state.docked++;
        state.open = openBay(state.rng, state.bays, state.light);
      } else {
        state.lives--;
        if (state.lives === 0) state.ended = 'own';
      }
    }
    state.movesIn--;
    if (state.movesIn > 0) return;
    state.light = (state.light + 1) % state.bays;
    state.movesIn = restTicks(state.docked);
    emit({ type: 'moved', bay: state.light });
  },

  outcome({ docked, lives, ended }) {
    const score = docked * DOCKED_SCORE;
    return { reason: ended ?? 'quit', score, points: docked, stats: { docked, lives } };
  },
};

/** The bays of a day; undefined by the plain rules. @throws {MalformedInput} on a choice that there is not */
export function baysOfDay(options: RunOptions | undefined): number | undefined {
  const choice = choiceIn(options, 'bays', BAYS_OF_DAY.length);
  return choice === undefined ? undefined : BAYS_OF_DAY[choice];
}

/** A random bay without the light. */
function openBay(rng: Rng, bays: number, light: number): number {
  return (light + 1 + nextInt(rng, bays - 1)) % bays;
}
