import type { RunOptions } from '@star-seekers/sim';
import type { DayMedals, Medals } from './game.ts';

/** The medals of a game, the lowest first. */
export const MEDALS = ['bronze', 'silver', 'gold'] as const;

export type Medal = (typeof MEDALS)[number];

/**
 * The medals of a game under the conditions of a day; its own under conditions that are not recorded, such as those that an older build
 * drew.
 */
export function medalsUnder(
  { medals, dayMedals }: { readonly medals: Medals; readonly dayMedals?: readonly DayMedals[] },
  conditions: RunOptions,
): Medals {
  const names = Object.keys(conditions);
  const recorded = dayMedals?.find(
    ({ options }) =>
      Object.keys(options).length === names.length && names.every((name) => options[name] === conditions[name]),
  );
  const { bronze, silver, gold } = recorded ?? medals;
  return { bronze, silver, gold };
}

/** The best medal that a score earns; undefined below the first. */
export function medalOf(medals: Medals, score: number): Medal | undefined {
  return MEDALS.findLast((medal) => score >= medals[medal]);
}

/** The next medal and the score that is missing for it; undefined once the last is earned. */
export function nextMedal(medals: Medals, score: number): { medal: Medal; missing: number } | undefined {
  const medal = MEDALS.find((candidate) => score < medals[candidate]);
  return medal && { medal, missing: medals[medal] - score };
}
