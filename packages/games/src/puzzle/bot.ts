import { createRng, nextInt, nextUnit } from '@star-seekers/sim';
import type { BotFactory } from '../game.ts';
import { PIECES } from './rules.ts';
import { isHome } from './seams.ts';
import { canMove } from './sim.ts';
import type { PuzzleCommand, PuzzleState } from './state.ts';

/** Range of a bot's time per move, and shares of moves in which it knows the piece's place and in which it drags. */
const SKILLS = {
  good: { thinkTicks: [50, 130], sight: 0.92, drags: 0.5 },
  poor: { thinkTicks: [110, 280], sight: 0.35, drags: 0.3 },
} as const;

/** Share of picked up pieces that are put back. */
const PUT_BACK_SHARE = 0.08;

/** A bot that moves a misplaced piece to its place, or to a random one if it does not know the place. */
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
    if (!canMove(state) || state.tick < nextAt) return [];
    nextAt = state.tick + least + nextInt(rng, most - least);
    if (state.picked !== null) {
      if (nextUnit(rng) < PUT_BACK_SHARE) return [{ cancel: true }];
      return [{ touch: target(state, state.picked) }];
    }
    const misplaced = state.board.flatMap((_, place) => (isHome(state.board, place) ? [] : [place]));
    const from = misplaced[nextInt(rng, misplaced.length)] as number;
    if (nextUnit(rng) < drags) return [{ swap: [from, target(state, from)] }];
    // The second tap follows quickly.
    nextAt = state.tick + Math.floor(least / 4);
    return [{ touch: from }];
  };
};
