import { type GameSim, MalformedInput, type Rng, type SimState, createRng, nextInt } from '@star-seekers/sim';
import { listing } from './listing.ts';
import { BAYS, DOCKED_SCORE, LIVES, MAX_TICKS, RULES_VERSION, restTicks } from './rules.ts';

export interface DockState extends SimState {
  readonly rng: Rng;
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

export type DockEvent = { readonly type: 'docked' | 'missed'; readonly bay: number };

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

  init({ seed }) {
    const rng = createRng(seed);
    return {
      tick: 0,
      ended: null,
      rng,
      light: 0,
      movesIn: restTicks(0),
      open: openBay(rng, 0),
      docked: 0,
      lives: LIVES,
    };
  },

  step(state, commands, emit) {
    for (const _ of commands) {
      if (state.ended !== null) return;
      const hit = state.light === state.open;
      emit({ type: hit ? 'docked' : 'missed', bay: state.light });
      if (hit) {
        state.docked++;
        state.open = openBay(state.rng, state.light);
      } else {
        state.lives--;
        if (state.lives === 0) state.ended = 'own';
      }
    }
    state.movesIn--;
    if (state.movesIn > 0) return;
    state.light = (state.light + 1) % BAYS;
    state.movesIn = restTicks(state.docked);
  },

  outcome({ docked, lives, ended }) {
    const score = docked * DOCKED_SCORE;
    return { reason: ended ?? 'quit', score, points: docked, stats: { docked, lives } };
  },
};

/** A random bay without the light. */
function openBay(rng: Rng, light: number): number {
  return (light + 1 + nextInt(rng, BAYS - 1)) % BAYS;
}
