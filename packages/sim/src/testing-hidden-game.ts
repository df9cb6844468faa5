import { MalformedInput } from './byte-buffer.ts';
import { type Dealer, RevealRefused } from './dealer.ts';
import type { GameSim, SimState } from './game-sim.ts';
import { nextInt } from './rng.ts';
import { secretRng } from './secret-rng.ts';

export interface DrawState extends SimState {
  drawn: number[];
  /** The tick in which a number was asked for. */
  askedAt: number | null;
}

export type DrawCommand = { readonly draw: true } | { readonly number: number };

/** An answer may be two ticks late. */
const DUE_TICKS = 2;

/** The smallest game with hidden information: it draws numbers until there are five. For tests. */
export const drawGame: GameSim<DrawState, DrawCommand, never> = {
  id: 3,
  rulesVersion: 1,
  maxTicks: 600,
  commands: {
    write: (writer, command) => writer.byte('draw' in command ? 255 : command.number),
    read(reader) {
      const byte = reader.byte();
      return byte === 255 ? { draw: true } : { number: byte };
    },
  },
  hidden: {
    pending: ({ askedAt, drawn }) => (askedAt === null ? undefined : { place: drawn.length }),
    waits: ({ askedAt, tick }) => askedAt !== null && tick >= askedAt + DUE_TICKS,
    toCommand({ number }) {
      if (number === undefined || number > 99) throw new MalformedInput('no number');
      return { number };
    },
    revealIn: (command) => ('number' in command ? { number: command.number } : undefined),
  },
  init: () => ({ tick: 0, ended: null, drawn: [], askedAt: null }),
  step(state, commands) {
    for (const command of commands) {
      if ('number' in command) {
        state.drawn.push(command.number);
        state.askedAt = null;
      } else state.askedAt ??= state.tick;
    }
    if (state.drawn.length === 5) state.ended = 'own';
  },
  outcome: ({ ended, drawn }) => ({ reason: ended ?? 'quit', score: drawn.length, points: 0, stats: {} }),
};

export const drawDealer: Dealer = {
  looksBack: Infinity,
  deal({ secret }, earlier, { request }) {
    if (request.place !== earlier.length) throw new RevealRefused('one after the other');
    return { number: nextInt(secretRng(secret, earlier.length), 100) };
  },
  show: ({ reveal }) => ({ text: `number ${reveal.number}` }),
};
