import type { Services } from '../../platform/services.ts';
import type { FilledPage } from '../../platform/web/filled-page.ts';
import { runPicture } from '../runs/share/share-page.ts';
import { shareCardOf } from '../runs/share/share-card.ts';
import { findChallenge } from './repository.ts';

/**
 * The head of the pages of challenges, for link previews: with the picture of the run.
 * @param path where challenges are read, or played
 */
export function challengePage(
  services: Pick<Services, 'db' | 'games'>,
  path: '/challenge/:id' | '/duel/:id',
): FilledPage {
  return {
    path,
    async metaOf(id) {
      const challenge = await findChallenge(services.db, id);
      if (!challenge) return undefined;
      const card = await shareCardOf(services, challenge.run_id);
      const { challenger_name: challenger } = challenge;
      if (!card) return { title: `A challenge by ${challenger}`, description: DESCRIPTION };
      return {
        title: `${challenger} challenges you: ${card.score} in ${card.game}`,
        description: `Beat ${card.player} on the same course, with the ghosts of all who tried. ${DESCRIPTION}`,
        picture: runPicture(challenge.run_id, card),
      };
    },
  };
}

const DESCRIPTION = 'A duel is free, never ranked, and needs no account to try.';
