import { endReservation, reserveIfFree } from '../../platform/reservations/reservations.ts';
import type { Services } from '../../platform/services.ts';
import { setupOf } from '../verifier/stored-run.ts';
import { recomputeCommendations } from './award.ts';
import { insertRunCommendations, listUncommended, markCommended, nextUncommended } from './repository.ts';

/** Runs of a player that are looked at in one go, and for how long a process does so alone. */
const BATCH = 20;
export const JOB_LOCK_MS = 2 * 60_000;

const INTERVAL_MS = 10_000;
export const JOB_LOCK = 'commendations of stored runs';

type PassServices = Pick<Services, 'db' | 'clock' | 'games' | 'verifier'>;
type StoredRun = Awaited<ReturnType<typeof listUncommended>>[number];

/**
 * Looks at results from before there were commendations, while the verifier has nothing else to do. What was looked at is marked in the
 * transaction that stores what it earned, so the pass can be ended at any point, and a second one does nothing twice.
 * @param goesOn asked before each batch
 */
export async function commendStoredRuns(services: PassServices, goesOn: () => boolean = () => true): Promise<void> {
  const { db, clock } = services;
  while (goesOn()) {
    const userId = await nextUncommended(db);
    const now = clock.now();
    const until = now + JOB_LOCK_MS;
    if (userId === undefined || !(await reserveIfFree(db, JOB_LOCK, { now, until }))) return;
    const isDone = await commendSome(services, userId);
    await endReservation(db, JOB_LOCK, until);
    if (!isDone) return;
  }
}

/** @returns false when the verifier has other work */
async function commendSome({ db, games, verifier }: PassServices, userId: string): Promise<boolean> {
  const looked: { readonly id: string; readonly names: readonly string[] | null }[] = [];
  for (const run of await listUncommended(db, userId, BATCH)) {
    const game = games.byId.get(run.game_id);
    if (!game?.sim || !isEligible(run, game.sim.rulesVersion)) {
      looked.push({ id: run.id, names: null });
      continue;
    }
    const task = { gameId: run.game_id, setup: setupOf(run), replay: run.replay };
    const retraced = await verifier.retrace(task, run.ticks);
    if (!retraced) break;
    looked.push({ id: run.id, names: retraced.commendations });
  }
  if (looked.length === 0) return false;
  await db.playerTransaction(userId, async (trx) => {
    for (const { id, names } of looked) {
      if (await markCommended(trx, id, names === null ? 0 : 1)) await insertRunCommendations(trx, id, names ?? []);
    }
    await recomputeCommendations(trx, userId, games.byId);
  });
  return true;
}

/** A voided run is looked at too: it may be restored. */
function isEligible({ status, rules_version: version }: StoredRun, current: number): boolean {
  return version === current && (status === 'verified' || status === 'voided');
}

/**
 * Looks at stored runs now and then, until there are none.
 * @param onError receives a failure; the next interval retries
 * @returns stops it, once the batch in hand is stored
 */
export function startCommending(
  services: PassServices & Pick<Services, 'loop'>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= services.loop
      .during('commend runs', async () => commendStoredRuns(services, () => !isStopped))
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
