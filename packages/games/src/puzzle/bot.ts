import { createRng, nextInt, nextUnit } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { PIECES } from './rules.ts';
import { isHome } from './seams.ts';
import type { PuzzleCommand, PuzzleState } from './state.ts';

/** How long a bot looks before each move, how often it sees where a piece belongs, and how often it drags instead of tapping. */
const SKILLS = {
  good: { thinkTicks: [50, 130], sight: 0.92, drags: 0.5 },
  poor: { thinkTicks: [110, 280], sight: 0.35, drags: 0.3 },
} as const;

/** Of the pieces that were picked up, how many are put back after all. */
const SECOND_THOUGHTS = 0.08;

/** Takes a piece that is not at home and brings it there, or, where it has forgotten, anywhere. */
export const createPuzzleBot: BotFactory<PuzzleState, PuzzleCommand> = ({ skill, seed }) => {
  const rng = createRng(seed, 6);
  const { thinkTicks, sight, drags } = SKILLS[skill];
  const [least, most] = thinkTicks;
  let nextAt = 0;

  const target = ({ board }: Readonly<PuzzleState>, from: number): number => {
    const home = board[from] as number;
    return nextUnit(rng) < sight ? home : nextInt(rng, PIECES);
  };

  return (state) => {
    if (state.status !== 'playing' || state.tick < nextAt) return [];
    nextAt = state.tick + least + nextInt(rng, most - least);
    if (state.picked !== null) {
      if (nextUnit(rng) < SECOND_THOUGHTS) return [{ cancel: true }];
      return [{ touch: target(state, state.picked) }];
    }
    const strangers = state.board.flatMap((_, place) => (isHome(state.board, place) ? [] : [place]));
    const from = strangers[nextInt(rng, strangers.length)] as number;
    if (nextUnit(rng) < drags) return [{ swap: [from, target(state, from)] }];
    // The second tap follows at once, as with two fingers.
    nextAt = state.tick + Math.floor(least / 4);
    return [{ touch: from }];
  };
};
