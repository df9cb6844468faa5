import { TURN_TICKS } from '../rules.ts';
import type { MemoryState } from '../state.ts';
import { TICK_MS } from '@star-seekers/sim';

/** Progress of a turn: 0 is face down, 1 is face up. */
export type Turn = number;

/** A card waits for a late face just before its edge. */
const WAITING: Turn = 0.42;

const TURN_MS = TURN_TICKS * TICK_MS;

/** Target of a card's turn. While the board is hidden it is face down, so that a pause gives no time to memorise. */
export function targetTurn({ cards, turning, next }: Readonly<MemoryState>, card: number, hidden: boolean): Turn {
  if (hidden) return 0;
  if (cards[card]?.face !== null) return 1;
  return turning?.card === card || next === card ? WAITING : 0;
}

/** Advances a turn, which takes as long as in the rules. */
export function turnTowards(turn: Turn, target: Turn, deltaMs: number): Turn {
  const step = deltaMs / TURN_MS;
  return turn < target ? Math.min(turn + step, target) : Math.max(turn - step, target);
}
