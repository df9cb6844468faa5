import { DAY_MS } from '@star-seekers/contracts/daily';
import type { AnyGame } from '@star-seekers/games';
import { COMMAND_LOG_FORMAT } from '@star-seekers/sim';
import type { PlayableGames } from '../../platform/playable-games.ts';
import type { Processes } from '../../platform/processes/processes.ts';
import { playedElsewhere } from './errors.ts';
import type { RunTable } from './table.ts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { PreparedQuery } from '../../platform/database/prepared-query.ts';
import { runConcurrently } from '../../platform/run-concurrently.ts';
import type { Services } from '../../platform/services.ts';
import { runBusy } from '../verifier/verifier.ts';
import { refundRun } from './run-price.ts';

/** An open run can be finished for this long (`docs/architecture.md`). */
export const RUN_LIFETIME_MS = 7 * DAY_MS;

/** What a run can go on with: the rules of its game, and the format in which it is streamed. */
export type RunRules = Pick<RunTable, 'game_id' | 'rules_version' | 'log_format'>;

/** Whether a server with this game goes on with a run. */
export function plays(game: AnyGame | undefined, run: RunRules): game is AnyGame {
  return game?.sim.rulesVersion === run.rules_version && run.log_format === COMMAND_LOG_FORMAT;
}

/** Rules by name, as they are stored of each process. */
export function nameOfRules({ game_id: gameId, rules_version: version, log_format: format }: RunRules): string {
  return `${gameId}:${version}:${format}`;
}

/** The names of all rules that a server with these games plays. */
export function namesOfRules({ byId }: PlayableGames): string[] {
  return [...byId.values()].map(({ id, sim }) =>
    nameOfRules({ game_id: id, rules_version: sim.rulesVersion, log_format: COMMAND_LOG_FORMAT }),
  );
}

/**
 * For requests by rules that this server does not play: while versions of the hub serve side by side, the next try may reach a process that does.
 * @throws {ApiFailure} server/unavailable when there is one
 */
export async function refuseIfPlayedElsewhere(processes: Pick<Processes, 'played'>, rules: RunRules): Promise<void> {
  const played = await processes.played();
  if (!played || played.has(nameOfRules(rules))) throw playedElsewhere();
}

/** Runs that are read at once, and how many of them are refunded at a time: requests have their turn between. */
const PORTION = 20;
const LANES = 4;

/** Also without a change of what is played: a request that was in flight when the last process with its rules ended has started a run. */
const INTERVAL_MS = 60_000;

interface RefundServices extends Pick<Services, 'db'> {
  readonly clock: Clock;
  readonly processes: Pick<Processes, 'played'>;
}

/**
 * Closes an open run by rules that this server does not play, and refunds its credit; false when it was closed concurrently.
 * @throws {ApiFailure} server/unavailable, runs/busy while another process plays or verifies it
 */
export async function refundUnplayed(services: RefundServices, run: RunTable): Promise<boolean> {
  const { db, clock, processes } = services;
  await refuseIfPlayedElsewhere(processes, run);
  if (run.verifying_until !== null && run.verifying_until > clock.now()) throw runBusy();
  return db.transaction(async (trx) => refundRun(trx, run, { now: clock.now(), claimHash: null }));
}

/** Refunds all open runs by rules that nobody plays any more; several processes may do so concurrently. @returns how many */
export async function refundAllUnplayed(services: RefundServices, onError: (error: unknown) => void): Promise<number> {
  const { db, clock, processes } = services;
  for (let total = 0; ;) {
    const now = clock.now();
    const played = await processes.played();
    if (!played) return total;
    const runs = await db.readApart(unplayedRuns, {
      played: [...played],
      now,
      startedAfter: now - RUN_LIFETIME_MS,
    });
    // Read again: a process that has begun since, and a run that it has started.
    const playedNow = await processes.played();
    let refunded = 0;
    await runConcurrently(runs, LANES, async (run) => {
      if (!playedNow || playedNow.has(nameOfRules(run))) return;
      const refund = db.transaction(async (trx) => refundRun(trx, run, { now, claimHash: null }));
      if (await refund.catch((error: unknown) => onError(error))) refunded++;
    });
    total += refunded;
    if (runs.length < PORTION || refunded === 0) return total;
  }
}

/** As a literal, so that the index of open runs serves. */
const OPEN = sql.lit('open' as const);

interface Unplayed {
  readonly played: readonly string[];
  readonly now: number;
  /** An open run was. */
  readonly startedAfter: number;
}

const unplayedRuns = new PreparedQuery((db, { played, now, startedAfter }: Unplayed) =>
  db
    .selectFrom('runs')
    .selectAll()
    .where('status', '=', OPEN)
    .where('started_at', '>', startedAfter)
    .where('expires_at', '>', now)
    .where(({ eb, or }) => or([eb('verifying_until', 'is', null), eb('verifying_until', '<=', now)]))
    // As {@link nameOfRules}.
    .where(sql<string>`game_id || ':' || rules_version || ':' || log_format`, 'not in', played)
    .orderBy('started_at')
    .limit(PORTION),
);

/**
 * Refunds the open runs by rules that nobody plays any more: now, when another process has ended, and each minute.
 * @param onError receives a failure; the next beat retries
 * @returns stops it, once the refunds in hand are stored
 */
export function startRefunding(
  services: RefundServices & Pick<Services, 'limits' | 'log' | 'loop'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const { processes, limits, log, loop } = services;
  let last: { readonly played: string; readonly at: number } | undefined;
  const look = async () => {
    const played = [...((await processes.played()) ?? [])].join(' ');
    if (last?.played === played && performance.now() - last.at < INTERVAL_MS) return;
    const at = performance.now();
    const count = await loop.during('refund unplayed runs', async () => refundAllUnplayed(services, onError));
    if (count > 0) log.info({ event: 'runs.returned', count }, 'runs.returned');
    last = { played, at };
  };
  let looking: Promise<void> | undefined;
  const lookOnce = () => {
    looking ??= look()
      .catch(onError)
      .finally(() => (looking = undefined));
  };
  lookOnce();
  const timer = setInterval(lookOnce, limits.processBeatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
