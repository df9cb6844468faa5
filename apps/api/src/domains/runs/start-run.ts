import type { OpenRun, StartRunAnswer } from '@star-seekers/contracts';
import { DAY_MS, nameOfDay } from '@star-seekers/contracts/daily';
import type { AnyGame } from '@star-seekers/games';
import { type AnyGameSim, COMMAND_LOG_FORMAT, type DealerSecret } from '@star-seekers/sim';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { once } from '../../platform/idempotency/once.ts';
import { newId } from '../../platform/ids.ts';
import { isPaused } from '../../platform/pauses.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer } from '../auth/repository.ts';
import { type Attempt, beginAttempt } from '../daily/attempt.ts';
import { setupOf } from '../verifier/stored-run.ts';
import { alreadyOpen, gameUnavailable, keyReused, playerNotFound, staleClient } from './errors.ts';
import { countOpenRuns, findLeftAgain, insertRun, latestRun, listOpenRuns } from './repository.ts';
import { chargeRun } from './run-price.ts';
import { RUN_LIFETIME_MS, plays, refuseIfPlayedElsewhere } from './run-rules.ts';
import type { RunTable } from './table.ts';

/** What was missed in a run is dealt again for so long. */
const DEALT_AGAIN_FOR_MS = 90 * DAY_MS;

/** Of the name by which a run is watched. */
const LIVE_ID_BYTES = 16;

export interface StartRequest {
  readonly userId: string;
  readonly gameId: number;
  readonly rulesVersion: number;
  /** Of the logs that the page will stream; undefined for a page from before they had one. */
  readonly logFormat?: number;
  /** For the attempt of this day. */
  readonly day?: string;
  readonly idempotencyKey: string;
}

const OPERATION = 'startRun';

/**
 * Charges a credit, draws a seed and stores the run in one transaction. Idempotent by key, so that a lost response costs nothing and
 * players cannot retry for a better seed.
 * @throws {ApiFailure} credits/insufficient, runs/stale_client, runs/already_open, runs/key_reused, runs/game_unavailable, daily/closed,
 * daily/attempted
 */
export async function startRun(services: Services, request: StartRequest): Promise<StartRunAnswer> {
  const { limits, rateLimiter, games, processes } = services;
  const rules = { game_id: request.gameId, rules_version: request.rulesVersion, log_format: request.logFormat ?? 0 };
  if (!plays(games.byId.get(request.gameId), rules)) await refuseIfPlayedElsewhere(processes, rules);
  const limitKey = `${OPERATION}:user:${request.userId}`;
  try {
    return await services.db.playerTransaction(request.userId, async (trx) => {
      // Within the transaction, so that a start syncs the disk only once.
      await rateLimiter.count(limitKey, limits.startRun, trx);
      return startOnce(trx, services, request);
    });
  } catch (error) {
    // A rejected start rolled back its count; count it nevertheless.
    const isRejected = error instanceof ApiFailure && error.code !== 'request/rate_limited';
    if (isRejected) await rateLimiter.count(limitKey, limits.startRun);
    throw error;
  }
}

async function startOnce(trx: Trx, services: Services, request: StartRequest): Promise<StartRunAnswer> {
  const { clock, games } = services;
  const now = clock.now();
  const { userId, gameId, rulesVersion, logFormat, day, idempotencyKey: key } = request;
  const content = { gameId, rulesVersion, ...(day !== undefined && { day }) };
  const operation = { userId, operation: OPERATION, key, request: content, now };
  return once(trx, operation, keyReused, async () => {
    const game = games.byId.get(gameId);
    if (!game || (await isPaused(trx, `game-${gameId}`))) throw gameUnavailable();
    const { sim } = game;
    if (sim.rulesVersion !== rulesVersion || logFormat !== COMMAND_LOG_FORMAT) throw staleClient(sim.rulesVersion);
    await rejectTooManyOpen(trx, services, request, now);
    const attempt = day === undefined ? undefined : await beginAttempt(trx, game, { userId, day, now });
    const run = await openRun(trx, services, { ...request, game, attempt, now });
    return { ...openRunOf(run), credits: await chargeRun(trx, run, now) };
  });
}

/** Open runs of the player. */
export async function openRunsOf(db: Db, userId: string, now: number): Promise<OpenRun[]> {
  return (await listOpenRuns(db, userId, now)).map(openRunOf);
}

async function rejectTooManyOpen(trx: Db, { limits }: Services, request: StartRequest, now: number): Promise<void> {
  const { userId, gameId } = request;
  if ((await countOpenRuns(trx, { userId, gameId, now })) < limits.openRunsPerGame) return;
  const latest = (await listOpenRuns(trx, userId, now)).find((run) => run.game_id === gameId);
  if (latest) throw alreadyOpen(openRunOf(latest));
}

/** Draws the secret of a run, as stored. */
function drawSecret(randomness: Pick<Randomness, 'seed'>): string {
  const secret: DealerSecret = [randomness.seed(), randomness.seed(), randomness.seed(), randomness.seed()];
  return JSON.stringify(secret);
}

/** With hidden information the browser gets no seed: the secret stays on the server, with the dealer. */
async function drawSetup(
  trx: Db,
  { randomness }: Services,
  sim: AnyGameSim,
  { userId, gameId, attempt }: Pick<NewRun, 'userId' | 'gameId' | 'attempt'>,
): Promise<OpenRun['setup']> {
  const conditions = attempt && { options: attempt.conditions };
  if (sim.hidden) return { ...conditions };
  const seed = randomness.seed();
  if (conditions || !sim.drawOptions) return { seed, ...conditions };
  const last = await latestRun(trx, userId, gameId);
  return { seed, options: sim.drawOptions(seed, last && setupOf(last)) };
}

/** What the dealer deals again, from earlier runs of the player that count; a day is the same for everybody, so an attempt has nothing of them. */
async function drawAgain(
  trx: Db,
  { userId, gameId, rulesVersion, game, attempt, now }: NewRun,
): Promise<string | null> {
  if (!game.dealsAgain || attempt) return null;
  return findLeftAgain(trx, { userId, gameId, rulesVersion, since: now - DEALT_AGAIN_FOR_MS });
}

interface NewRun extends StartRequest {
  readonly game: AnyGame;
  readonly attempt: Attempt | undefined;
  readonly now: number;
}

async function openRun(trx: Db, services: Services, request: NewRun): Promise<RunTable> {
  const { attempt, now } = request;
  const { sim } = request.game;
  const player = await findPlayer(trx, request.userId);
  if (!player) throw playerNotFound();
  const run: RunTable = {
    id: newId(now),
    user_id: request.userId,
    game_id: request.gameId,
    rules_version: request.rulesVersion,
    setup: JSON.stringify(await drawSetup(trx, services, sim, request)),
    faction: player.faction,
    status: 'open',
    started_at: now,
    expires_at: attempt?.expiresAt ?? now + RUN_LIFETIME_MS,
    closed_at: null,
    claim_hash: null,
    answer: null,
    epoch: 1,
    log_format: COMMAND_LOG_FORMAT,
    live_id: services.randomness.token(LIVE_ID_BYTES),
    verifying_until: null,
    verifying_by: null,
    secret: drawSecret(services.randomness),
    day: attempt?.day ?? null,
    day_share: null,
    day_medal: null,
    again: await drawAgain(trx, request),
  };
  await insertRun(trx, run);
  return run;
}

function openRunOf(run: RunTable): OpenRun {
  return {
    runId: run.id,
    gameId: run.game_id,
    setup: JSON.parse(run.setup) as OpenRun['setup'],
    rulesVersion: run.rules_version,
    startedAt: run.started_at,
    expiresAt: run.expires_at,
    ...(run.day !== null && { day: nameOfDay(run.day) }),
  };
}
