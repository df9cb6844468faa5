import type { PlayerCard } from '@star-seekers/contracts';
import { rankTitle } from '@star-seekers/contracts/rank';
import type { Db } from '../../platform/database/database.ts';
import { findPlayerByName } from '../auth/service.ts';
import { breakdownOf, totalsOf } from '../leaderboards/service.ts';
import { playerNotFound } from '../runs/errors.ts';
import { bestRunOf } from '../runs/page/run-page.ts';

/** A player's public card, by name ignoring case. @throws {ApiFailure} players/not_found */
export async function cardOf(db: Db, username: string): Promise<PlayerCard> {
  const player = await findPlayerByName(db, username);
  if (!player) throw playerNotFound();
  const totals = await totalsOf(db, player.id);
  const games = await Promise.all(
    (await breakdownOf(db, player.id)).map(async (record) => ({
      ...record,
      bestRunId: (await bestRunOf(db, player.id, record.gameId))?.runId ?? null,
    })),
  );
  return { ...player, ...totals, rankTitle: rankTitle(totals.totalPoints), games };
}
