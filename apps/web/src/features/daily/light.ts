import type { Medal } from '@star-seekers/games/medal';
import type { DailyAttempt } from '@star-seekers/contracts';
import { MOST_SHARE } from '@star-seekers/contracts/gold-share';

/** How brightly the attempt of a game burns, from 0 to 1; a quarter at least, so that every attempt is seen. */
export function brightnessOf({ share }: Pick<DailyAttempt, 'share'>): number {
  return 0.25 + 0.75 * (share / MOST_SHARE);
}

/** Medals of attempts, the best first. */
export function medalsOf(attempts: readonly DailyAttempt[]): readonly Medal[] {
  return (['gold', 'silver', 'bronze'] as const).flatMap((medal) =>
    attempts.filter((attempt) => attempt.medal === medal).map(() => medal),
  );
}
