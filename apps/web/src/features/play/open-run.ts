import type { ApiClient } from '@star-seekers/contracts/client';
import { isFinished, type KeptRun, type RunHead } from './kept-run.ts';
import type { RunStore } from './run-store.ts';

/** A run of a game that can go on. */
export interface OpenGameRun {
  readonly head: RunHead;
  /** What this device kept of it; without it the run begins again from its first tick. */
  readonly kept: KeptRun | undefined;
}

export interface OpenRunSources {
  readonly api: ApiClient;
  readonly store: RunStore;
  /** Takes the question back. */
  readonly signal?: AbortSignal;
}

/**
 * The player's runs that can go on, one a game at most: the server says which, this device knows how far they got. Without an
 * answer the device's own knowledge has to do. A run that is finished and on its way is not open. Never rejects.
 */
export async function findOpenRuns(
  { api, store, signal }: OpenRunSources,
  userId: string,
): Promise<readonly OpenGameRun[]> {
  const kept = await store.ofUser(userId);
  const open = await api('openRuns', {}, signal && { signal }).catch(() => undefined);
  if (!open) return kept.filter((run) => !isFinished(run)).map((run) => ({ head: headOf(run, userId), kept: run }));
  return open
    .map((run) => ({ head: headOf(run, userId), kept: kept.find(({ runId }) => runId === run.runId) }))
    .filter(({ kept: own }) => !own || !isFinished(own));
}

/** The open run of one game, if there is one. Never rejects. */
export async function findOpenRun(
  sources: OpenRunSources,
  userId: string,
  gameId: number,
): Promise<OpenGameRun | null> {
  const open = await findOpenRuns(sources, userId);
  return open.find(({ head }) => head.gameId === gameId) ?? null;
}

/** What identifies a run, from whatever tells it. */
export function headOf(run: Omit<RunHead, 'userId'>, userId: string): RunHead {
  const { runId, gameId, rulesVersion, setup, startedAt } = run;
  return { userId, runId, gameId, rulesVersion, setup, startedAt };
}
