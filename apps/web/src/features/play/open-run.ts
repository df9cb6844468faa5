import type { GameId } from '@star-seekers/contracts/constants';
import type { ApiClient } from '@star-seekers/contracts/client';
import type { KeptRun, RunHead } from './kept-run.ts';
import { isFinished } from './kept-run.ts';
import type { RunStore } from './run-store.ts';

/** A run of a game that can go on. */
export interface OpenGameRun {
  readonly head: RunHead;
  /** What this device kept of it; without it the run begins again from its first tick. */
  readonly kept: KeptRun | undefined;
}

/**
 * The player's open run of a game: the server says which one it is, this device knows how far it got. Without an answer
 * the device's own knowledge has to do. A run that is finished and on its way is not open. Never rejects.
 */
export async function findOpenRun(
  { api, store }: { readonly api: ApiClient; readonly store: RunStore },
  userId: string,
  gameId: GameId,
): Promise<OpenGameRun | null> {
  const kept = (await store.ofUser(userId)).filter((run) => run.gameId === gameId);
  const open = await api('openRuns').then(
    (runs) => runs.find((run) => run.gameId === gameId) ?? null,
    () => undefined,
  );
  if (open === null) return null;
  const own = open ? kept.find(({ runId }) => runId === open.runId) : kept.find((run) => !isFinished(run));
  if (own && isFinished(own)) return null;
  if (open) return { head: headOf(open, userId), kept: own };
  return own ? { head: headOf(own, userId), kept: own } : null;
}

/** What identifies a run, from whatever tells it. */
export function headOf(run: Omit<RunHead, 'userId'>, userId: string): RunHead {
  const { runId, gameId, rulesVersion, setup, startedAt } = run;
  return { userId, runId, gameId, rulesVersion, setup, startedAt };
}
