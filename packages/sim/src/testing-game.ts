import { type ByteReader, type ByteWriter, MalformedInput } from './byte-buffer.ts';
import type { GameSim, SimState } from './game-sim.ts';
import { type Rng, createRng, nextInt } from './rng.ts';

export interface CounterState extends SimState {
  rng: Rng;
  total: number;
}

/** The smallest game with every feature of the kernel: adding numbers up, with some luck, until a goal. For tests. */
export const counterGame: GameSim<CounterState, { add: number }, { added: number }> = {
  id: 1,
  rulesVersion: 1,
  maxTicks: 600,
  commands: {
    write: (writer: ByteWriter, { add }) => writer.byte(add),
    read(reader: ByteReader) {
      const add = reader.byte();
      if (add > 9) throw new MalformedInput('more than 9');
      return { add };
    },
  },
  init: ({ seed }) => ({ tick: 0, ended: null, rng: createRng(seed), total: 0 }),
  step(state, commands, emit) {
    for (const { add } of commands) {
      const added = add + nextInt(state.rng, 2);
      state.total += added;
      emit({ added });
    }
    if (state.total >= 100) state.ended = 'own';
  },
  outcome: (state) => ({
    reason: state.ended ?? 'quit',
    score: state.total,
    points: Math.min(50, state.total),
    stats: { total: state.total },
  }),
};
