import { createHmac } from 'node:crypto';
import { GAMES_OF_DAY, MEDALS, medalsUnder } from '@star-seekers/games';
import { type RunOptions, drawConditions } from '@star-seekers/sim';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  findDays,
  fixMedals,
  insertDayGames,
  keepSeed,
  listDayGames,
  listDaysAfter,
  listWithoutMedals,
  putMedals,
} from './repository.ts';
import type { DayGameTable } from './table.ts';

/** So many days ahead are drawn, today included. */
export const DAYS_AHEAD = 90;

/** How many attempts the sum of a day has, the best ones: so many a day's dice can pay for. */
const BEST_OF = 3;

/** Of the seed of all days. */
const SEED_BYTES = 32;

/**
 * Draws all days up to {@link DAYS_AHEAD} with their medals, as far as they are not known: the first time the hub starts, and then a day at
 * a time. What is stored of a day stays as it is.
 */
export async function drawDays(
  { db, games, randomness }: Pick<Services, 'db' | 'games' | 'randomness'>,
  today: number,
): Promise<void> {
  const seed = await keepSeed(db, randomness.token(SEED_BYTES));
  const drawn = await findDays(db);
  // A hub that stood still has no days between.
  const first = drawn && drawn.last >= today - 1 ? drawn.last + 1 : today;
  for (let day = first; day < today + DAYS_AHEAD; day++) {
    await insertDayGames(db, dayGamesOf({ games, seed, day }, await conditionsOf(db, day - 1)));
  }
  await giveMedals({ db, games });
  await renewMedals({ db, games }, today);
}

/** Gives medals to the days that an older version drew without them. */
async function giveMedals({ db, games }: Pick<Services, 'db' | 'games'>): Promise<void> {
  for (const { day, game_id: gameId, conditions } of await listWithoutMedals(db)) {
    const game = games.byId.get(gameId);
    if (!game) continue;
    await fixMedals(db, { day, gameId, medals: medalsUnder(game, JSON.parse(conditions) as RunOptions) });
  }
}

/**
 * Medals become what the game's medals count by now, on days that have yet to come, where they count something else than the score. Tomorrow keeps
 * its own: a process of the version before may still serve then, and would compare something else with them.
 */
async function renewMedals({ db, games }: Pick<Services, 'db' | 'games'>, today: number): Promise<void> {
  for (const [gameId, game] of games.byId) {
    if (!game.medalsOf) continue;
    for (const { day, conditions, ...drawn } of await listDaysAfter(db, { after: today + 1, gameId })) {
      const medals = medalsUnder(game, JSON.parse(conditions) as RunOptions);
      if (MEDALS.some((medal) => drawn[medal] !== medals[medal])) await putMedals(db, { day, gameId, medals });
    }
  }
}

async function conditionsOf(db: Db, day: number): Promise<ReadonlyMap<number, RunOptions>> {
  const rows = await listDayGames(db, day);
  return new Map(rows.map((row) => [row.game_id, JSON.parse(row.conditions) as RunOptions]));
}

/** @param yesterday conditions by game */
function dayGamesOf(
  { games, seed, day }: Pick<Services, 'games'> & { readonly seed: string; readonly day: number },
  yesterday: ReadonlyMap<number, RunOptions>,
): DayGameTable[] {
  const drawn = GAMES_OF_DAY.flatMap((gameId) => {
    const game = games.byId.get(gameId);
    const conditions = game && drawConditions(game.sim, seedOf(seed, `${day}:${gameId}`), yesterday.get(gameId));
    if (!conditions) return [];
    return [{ day, game_id: gameId, conditions: JSON.stringify(conditions), ...medalsUnder(game, conditions) }];
  });
  return drawn.map((row) => ({ ...row, best_of: Math.min(BEST_OF, drawn.length) }));
}

/** An unsigned 32-bit integer that follows from the seed of all days and a name. */
function seedOf(seed: string, name: string): number {
  return createHmac('sha256', seed).update(name).digest().readUInt32BE();
}
