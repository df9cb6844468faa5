import type { ByteReader, ByteWriter, GameSim, SimState } from '@star-seekers/sim';

/** A ship that moves a pixel a tick while a button is held: the smallest game that has everything a stage deals with. */
export interface DriftState extends SimState {
  seed: number;
  x: number;
  heading: -1 | 0 | 1;
  /** Swipes so far. */
  jumps: number;
}

export type DriftCommand = { readonly heading: -1 | 0 | 1 } | { readonly jump: true };

export interface DriftEvent {
  readonly type: 'jumped';
}

export const DRIFT_END_TICK = 600;

const JUMP_CODE = 3;

export const drift: GameSim<DriftState, DriftCommand, DriftEvent> = {
  id: 1,
  rulesVersion: 1,
  maxTicks: DRIFT_END_TICK,
  commands: {
    write(writer: ByteWriter, command) {
      writer.byte('jump' in command ? JUMP_CODE : command.heading + 1);
    },
    read(reader: ByteReader) {
      const code = reader.byte();
      return code === JUMP_CODE ? { jump: true } : { heading: (code - 1) as -1 | 0 | 1 };
    },
  },
  init: ({ seed }) => ({ tick: 0, ended: null, seed, x: 0, heading: 0, jumps: 0 }),
  step(state, commands, emit) {
    for (const command of commands) {
      if ('jump' in command) {
        state.jumps++;
        emit({ type: 'jumped' });
      } else state.heading = command.heading;
    }
    state.x += state.heading;
  },
  outcome: (state) => ({ reason: state.ended ?? 'quit', score: state.jumps, points: state.jumps, stats: { x: state.x } }),
};
