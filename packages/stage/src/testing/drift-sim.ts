import { type GameSim, MalformedInput, type SimState } from '@star-seekers/sim';

/** A ship that moves a pixel a tick while a button is held: the smallest game that uses every feature of the stage. */
export interface DriftState extends SimState {
  seed: number;
  x: number;
  held: { left: boolean; right: boolean };
  jumps: number;
}

/** Commands carry the held buttons, not the ship's course, so that their order within a tick does not matter. */
export type DriftCommand = { readonly button: 'left' | 'right'; readonly down: boolean } | { readonly jump: true };

export interface DriftEvent {
  readonly type: 'jumped';
}

export const DRIFT_END_TICK = 600;

/** A command is its place in this list. */
const COMMANDS: readonly DriftCommand[] = [
  { jump: true },
  { button: 'left', down: false },
  { button: 'left', down: true },
  { button: 'right', down: false },
  { button: 'right', down: true },
];

export const drift: GameSim<DriftState, DriftCommand, DriftEvent> = {
  id: 1,
  rulesVersion: 1,
  maxTicks: DRIFT_END_TICK,
  commands: {
    write: (writer, command) =>
      writer.byte(COMMANDS.findIndex((known) => JSON.stringify(known) === JSON.stringify(command))),
    read(reader) {
      const command = COMMANDS[reader.byte()];
      if (!command) throw new MalformedInput('unknown command');
      return command;
    },
  },
  init: ({ seed }) => ({ tick: 0, ended: null, seed, x: 0, held: { left: false, right: false }, jumps: 0 }),
  step(state, commands, emit) {
    for (const command of commands) {
      if ('button' in command) state.held[command.button] = command.down;
      else {
        state.jumps++;
        emit({ type: 'jumped' });
      }
    }
    state.x += headingOf(state);
  },
  outcome: (state) => ({
    reason: state.ended ?? 'quit',
    score: state.jumps,
    points: state.jumps,
    stats: { x: state.x },
  }),
};

/** Pixels that the ship moves in a tick. */
export function headingOf({ held }: DriftState): number {
  return Number(held.right) - Number(held.left);
}
