/** The share of a run that reaches the score of the gold medal: games weigh alike in it. */
export const GOLD_SHARE = 1000;

/** Most that one run is worth: half again as much as gold, so that no game outweighs another by its open end. */
export const MOST_SHARE = 1500;

/** Share of a score of the gold medal's, in thousandths, capped. */
export function shareOfGold(score: number, gold: number): number {
  return Math.min(MOST_SHARE, Math.floor((score * GOLD_SHARE) / gold));
}
