import { TURN_TICKS } from '../rules.ts';
import type { MemoryState } from '../state.ts';
import { TICK_MS } from '@star-seekers/sim';

/** How far a card is turned: 0 face down, 1 face up. */
export type Turn = number;

/** Just before its edge a card waits for a face that is late. */
const WAITING: Turn = 0.42;

const TURN_MS = TURN_TICKS * TICK_MS;

/** Where a card is turning to. While the board is hidden they all lie face down, so that a pause buys no time to think. */
export function turnWanted({ cards, turning, next }: Readonly<MemoryState>, card: number, hidden: boolean): Turn {
  if (hidden) return 0;
  if (cards[card]?.face !== null) return 1;
  return turning?.card === card || next === card ? WAITING : 0;
}

/** The next moment of a turn, which takes as long as the rules say, whatever the network does. */
export function turnTowards(now: Turn, wanted: Turn, deltaMs: number): Turn {
  const step = deltaMs / TURN_MS;
  return now < wanted ? Math.min(now + step, wanted) : Math.max(now - step, wanted);
}
