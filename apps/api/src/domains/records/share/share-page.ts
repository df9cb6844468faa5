import type { Services } from '../../../platform/services.ts';
import { sha256 } from '../../../platform/sha256.ts';
import type { FilledPage, SharePicture } from '../../../platform/web/filled-page.ts';
import { SHARE_SIZE } from './share-size.ts';
import { type ShareCard, shareCardOf } from './share-card.ts';

/**
 * The head of the pages of runs, for link previews.
 * @param path where runs are watched, or taken over
 */
export function runSharePage(services: Pick<Services, 'db' | 'games'>, path: '/run/:id' | '/play/:id'): FilledPage {
  return {
    path,
    async metaOf(runId) {
      const card = await shareCardOf(services, runId);
      if (!card) return undefined;
      const { score, game, player, rank } = card;
      return {
        title: `${score} in ${game} by ${player}`,
        description: `Watch the whole run, played again from its recording${rank && `: ${rank}`}.`,
        picture: runPicture(runId, card),
      };
    },
  };
}

/** The picture of a run. */
export function runPicture(runId: string, card: ShareCard): SharePicture {
  const { score, game, player, rank } = card;
  return {
    path: `/og/run/${runId}.png?v=${cardHash(card)}`,
    ...SHARE_SIZE,
    alt: `${game}: ${player} scored ${score}. ${rank}`.trim(),
  };
}

/** Identifies what a picture shows. */
export function cardHash(card: ShareCard): string {
  return sha256(JSON.stringify(card)).slice(0, 16);
}
