/** Rank titles with the total points from which they are held (`P9.27`). */
export const RANK_TITLES = [
  { title: 'Rookie', from: 0 },
  { title: 'Explorer', from: 100 },
  { title: 'Veteran', from: 500 },
  { title: 'Elite', from: 1000 },
  { title: 'Legend', from: 2000 },
] as const;
export type RankTitle = (typeof RANK_TITLES)[number]['title'];

/** The title that goes with a total; the lowest one when the total is missing. */
export function rankTitle(totalPoints: number | undefined): RankTitle {
  return RANK_TITLES.findLast(({ from }) => (totalPoints ?? 0) >= from)?.title ?? 'Rookie';
}
