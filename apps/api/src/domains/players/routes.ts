import type { PlayerCard } from '@star-seekers/contracts';
import { rankTitle } from '@star-seekers/contracts/rank';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { FilledPage } from '../../platform/web/filled-page.ts';
import { findPlayerByName } from '../auth/service.ts';
import { commendationsOfPlayer } from '../commendations/service.ts';
import { breakdownOf, totalsOf } from '../leaderboards/service.ts';
import { playerNotFound } from '../runs/errors.ts';
import { bestRunOf } from '../records/run-page.ts';
import { scaleOf } from '../../platform/playable-games.ts';

export function playerRoutes(bind: Bind, services: Services): void {
  bind('player', async ({ params }) => cardOf(services, params.username));
}

/** The head of the pages of players, for link previews. */
export function playerPage({ db }: Pick<Services, 'db'>): FilledPage {
  return {
    path: '/player/:username',
    async metaOf(parameter) {
      const player = await findPlayerByName(db, parameter);
      if (!player) return undefined;
      const meta = { title: player.username, description: 'Counted runs, scores and commendations of a player.' };
      const row = await db.selectFrom('users').select('listed').where('id', '=', player.id).executeTakeFirst();
      return row?.listed === 1 ? { ...meta, search: 'open' } : meta;
    },
  };
}

/** A player's public card, by name ignoring case. @throws {ApiFailure} players/not_found */
async function cardOf(services: Pick<Services, 'db' | 'games'>, username: string): Promise<PlayerCard> {
  const { db } = services;
  const player = await findPlayerByName(db, username);
  if (!player) throw playerNotFound();
  const totals = await totalsOf(db, player.id);
  const records = await breakdownOf(services, player.id);
  const games = await Promise.all(
    records.map(async (record) => {
      const { gameId } = record;
      const best = await bestRunOf(db, player.id, { gameId, scale: scaleOf(services.games, gameId) });
      return { ...record, bestRunId: best?.runId ?? null };
    }),
  );
  const commendations = await commendationsOfPlayer(db, player.id);
  return { ...player, ...totals, rankTitle: rankTitle(totals.totalPoints), games, commendations };
}
