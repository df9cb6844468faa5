import type { RunOptions } from '@star-seekers/sim';
import type { DayMedals, GameListing, Keepsake, Medals } from './game.ts';

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

/**
 * What a run, or a player's record, has for the medals of a game: its score, or what they count in its place. Medals beyond the most of
 * that are those of a day that an older version drew, which are scores.
 */
export function medalFigure(
  { medalsOf, goldOf }: Pick<GameListing, 'medalsOf' | 'goldOf'>,
  { gold }: Pick<Medals, 'gold'>,
  { score, keepsakes = [] }: { readonly score: number; readonly keepsakes?: readonly Keepsake[] | undefined },
): number {
  const valueOf = (thing: { readonly item: number } | undefined) =>
    keepsakes.find(({ item }) => item === thing?.item)?.value ?? 0;
  // A score for gold that lacks what gold asks for is just short of it.
  if (goldOf) return Math.max(Math.min(score, gold - 1), valueOf(goldOf));
  return medalsOf && countsOther({ medalsOf }, { gold }) ? Math.max(0, valueOf(medalsOf) - 1) : score;
}

/** Whether these medals of a game count something else than the score. */
export function countsOther({ medalsOf }: Pick<GameListing, 'medalsOf'>, { gold }: Pick<Medals, 'gold'>): boolean {
  return medalsOf !== undefined && gold <= medalsOf.most;
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
