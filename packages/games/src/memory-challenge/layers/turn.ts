import { TICK_MS } from '@star-seekers/sim';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { TURN_TICKS } from '../rules.ts';
import type { MemoryState } from '../state.ts';

/** Progress of a turn: 0 is face down, 1 is face up. */
export type Turn = number;

/** A card waits for a late face just before its edge. There it rocks, or it would look stuck. */
const WAITING: Turn = 0.42;
const ROCK: Turn = 0.06;
const ROCK_MS = 900;

const TURN_MS = TURN_TICKS * TICK_MS;

/** Target of a card's turn. While the board is hidden it is face down, so that a pause gives no time to memorise. */
export function targetTurn({ cards, turning, next }: Readonly<MemoryState>, card: number, hidden: boolean): Turn {
  if (hidden) return 0;
  if (cards[card]?.face !== null) return 1;
  return turning?.card === card || next === card ? WAITING : 0;
}

/** Advances a turn, which takes as long as in the rules. */
export function turnTowards(turn: Turn, target: Turn, { deltaMs, nowMs }: FrameClock): Turn {
  const step = deltaMs / TURN_MS;
  const end = target === WAITING ? WAITING + ROCK * Math.sin((nowMs / ROCK_MS) * 2 * Math.PI) : target;
  return turn < end ? Math.min(turn + step, end) : Math.max(turn - step, end);
}
