import { defineCommendations } from '../commendation.ts';
import { FIRST_ALIKE_LEVEL, secondsLeft } from './rules.ts';
import type { MemoryEvent, MemoryState } from './state.ts';

/** Matches in a row. */
const STREAK = 8;

/** Most comparisons of a table for its twelve pairs. */
const FEWEST_MOVES = 18;

const LAST_SECONDS = 3;

/** Tables: the first with look-alikes only, and one that few reach. */
const TABLE = { alike: FIRST_ALIKE_LEVEL, deep: 14 } as const;

/** The commendations of the memory challenge (`G0.18`). */
export const commendations = defineCommendations({
  since: 3,
  list: [
    { name: 'first-table', material: 'iron' },
    { name: 'look-alikes', material: 'iron' },
    { name: 'first-guess', material: 'iron', secret: true },
    { name: 'eight-in-a-row', material: 'silver' },
    { name: 'steady-hand', material: 'silver' },
    { name: 'last-seconds', material: 'silver', secret: true },
    { name: 'perfect-recall', material: 'gold' },
    { name: 'deep-table', material: 'gold' },
  ],
  observe: (award) => ({
    note(event: MemoryEvent, { moves, levelMoves, ticksLeft }: Readonly<MemoryState>) {
      switch (event.type) {
        case 'matched':
          if (moves === 1) award('first-guess');
          if (event.streak >= STREAK) award('eight-in-a-row');
          break;
        case 'levelCompleted':
          award('first-table');
          if (event.clean) award('steady-hand');
          if (event.level >= TABLE.alike) award('look-alikes');
          if (secondsLeft(ticksLeft) <= LAST_SECONDS) award('last-seconds');
          if (levelMoves <= FEWEST_MOVES) award('perfect-recall');
          if (event.level >= TABLE.deep) award('deep-table');
          break;
        default:
      }
    },
  }),
});
