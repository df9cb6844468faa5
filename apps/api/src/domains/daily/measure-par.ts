import { dayOf } from '@star-seekers/contracts/daily';
import type { AnyGame } from '@star-seekers/games';
import { PAR_PLAYERS, parOf } from '@star-seekers/games/panel';
import type { RunOptions } from '@star-seekers/sim';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { drawDays, seedOf } from './draw-days.ts';
import { deleteSamples, fixPar, insertSamples, listSamples, listUnmeasured } from './repository.ts';
import type { DayGameTable } from './table.ts';

/** Attempts of each type of player. */
export const PAR_ATTEMPTS = 200;

/** Most attempts in one task of the verifier, which stops earlier when they take long. */
const BATCH = 20;

/** After a start the hub has other things to do. */
const INTERVAL_MS = 20_000;

type MeasureServices = Pick<Services, 'db' | 'clock' | 'games' | 'randomness' | 'verifier'>;

/**
 * Draws the days ahead, and measures the medals of today and tomorrow by synthetic players while the verifier is idle. Each score is
 * stored, so that it goes on after a restart; several processes may measure at once, and find the same.
 * @param onError receives a failure; the next interval retries
 * @returns stops the job
 */
export function startMeasuring(
  services: MeasureServices & Pick<Services, 'loop'>,
  onError: (error: unknown) => void,
): () => void {
  let isMeasuring = false;
  const stop = new AbortController();
  const measure = async () => {
    while (!stop.signal.aborted && (await measureSome(services)));
  };
  const timer = setInterval(() => {
    if (isMeasuring) return;
    isMeasuring = true;
    void services.loop
      .during('measure days', measure)
      // A closed database or verifier is no failure.
      .catch((error: unknown) => stop.signal.aborted || onError(error))
      .finally(() => {
        isMeasuring = false;
      });
  }, INTERVAL_MS);
  timer.unref();
  return () => {
    stop.abort();
    clearInterval(timer);
  };
}

/** Plays a few attempts for a game without medals. @returns false when all are known, or the verifier is busy */
export async function measureSome(services: MeasureServices): Promise<boolean> {
  const { db, clock, games } = services;
  const today = dayOf(clock.now());
  const seed = await drawDays(services, today);
  const unmeasured = await listUnmeasured(db, [today, today + 1]);
  // A later build may have drawn days of games that this one has not.
  for (const row of unmeasured) {
    const game = games.byId.get(row.game_id);
    if (game) return measureGame(services, { row, game, seed });
  }
  return false;
}

async function measureGame(
  { db, verifier }: MeasureServices,
  { row, game, seed }: { readonly row: DayGameTable; readonly game: AnyGame; readonly seed: string },
): Promise<boolean> {
  const { day, game_id: gameId } = row;
  const { rulesVersion, maxTicks } = game.sim;
  const key = { day, game_id: gameId, rules_version: rulesVersion };
  const samples = Map.groupBy(await listSamples(db, key), ({ player }) => player);
  for (const player of PAR_PLAYERS) {
    const played = new Set(samples.get(player)?.map(({ attempt }) => attempt));
    const missing = Array.from({ length: PAR_ATTEMPTS }, (_, attempt) => attempt).filter((n) => !played.has(n));
    if (missing.length === 0) continue;
    const attempts = missing.slice(0, BATCH);
    const seeds = attempts.map((attempt) => seedOf(seed, `${day}:${gameId}:${player}:${attempt}`));
    const task = { gameId, conditions: JSON.parse(row.conditions) as RunOptions, player, seeds };
    const scores = await verifier.sampleDay(task, maxTicks * BATCH);
    if (scores === undefined) return false;
    if (scores === null) return storePar(db, row, game.medals);
    await insertSamples(
      db,
      scores.map((score, index) => ({ ...key, player, attempt: attempts[index] ?? 0, score })),
    );
    return true;
  }
  const scoresOf = (player: string) => (samples.get(player) ?? []).map(({ score }) => score);
  const [novice, median, skilled] = PAR_PLAYERS.map(scoresOf);
  return storePar(db, row, parOf({ novice: novice ?? [], median: median ?? [], skilled: skilled ?? [] }));
}

async function storePar(
  db: Db,
  { day, game_id: gameId }: DayGameTable,
  par: Parameters<typeof fixPar>[1]['par'],
): Promise<boolean> {
  await fixPar(db, { day, gameId, par });
  await deleteSamples(db, day, gameId);
  return true;
}
