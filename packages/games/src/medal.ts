import type { Medals } from './game.ts';

/** The medals of a game, the lowest first. */
export const MEDALS = ['bronze', 'silver', 'gold'] as const;

export type Medal = (typeof MEDALS)[number];

/** The best medal that a score earns; undefined below the first. */
export function medalOf(medals: Medals, score: number): Medal | undefined {
  return MEDALS.findLast((medal) => score >= medals[medal]);
}

/** The next medal and the score that is missing for it; undefined once the last is earned. */
export function nextMedal(medals: Medals, score: number): { medal: Medal; missing: number } | undefined {
  const medal = MEDALS.find((candidate) => score < medals[candidate]);
  return medal && { medal, missing: medals[medal] - score };
}
