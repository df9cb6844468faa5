import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { FilledPage } from '../../platform/web/filled-page.ts';
import { shareCardOf } from '../records/share/share-card.ts';
import { runPicture } from '../records/share/share-page.ts';
import { challengeOf, createChallenge } from './challenge.ts';
import { findChallenge } from './repository.ts';
import { submitDuel } from './submit-duel.ts';

/** Largest body of a duel, in bytes: its recording and a little more. */
const DUEL_BYTES = 256 * 1024;

export function challengeRoutes(bind: Bind, services: Services): void {
  const { limits } = services;

  bind('createChallenge', async ({ body, userId }) => createChallenge(services, { ...body, userId }), {
    limit: { per: 'user', ...limits.createChallenge },
  });

  bind('challenge', async ({ params }) => challengeOf(services, params.id));

  bind('submitDuel', async ({ params, body, userId }) => submitDuel(services, { id: params.id, userId, body }), {
    limit: { per: 'user', ...limits.submitDuel },
    bodyLimit: DUEL_BYTES,
  });
}

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
