import type { Submission } from '@star-seekers/games/game-host';
import { type FinishedKeptRun, isFinished } from './kept-run.ts';
import type { RunStore } from './run-store.ts';
import type { SendResult, Verdict } from './send-run.ts';

export interface SubmissionQueueOptions {
  readonly store: RunStore;
  readonly send: (run: FinishedKeptRun) => Promise<SendResult>;
  /** Whose runs may be sent now: the signed-in player's id; null while nobody is signed in. */
  readonly currentUserId: () => string | null;
  /** The server decided. `watched` tells whether a screen shows the verdict already. */
  readonly onVerdict: (run: FinishedKeptRun, verdict: Verdict, watched: boolean) => void;
}

/**
 * Hands finished runs in and never loses one: a run is stored before it is sent and removed only after a verdict. What could
 * not be sent is tried again later, and with {@link SubmissionQueue.flush} when there is reason to hope.
 */
export interface SubmissionQueue {
  /** Stores the run and tries to send it. Resolves after that first try, whatever came of it. */
  add(run: FinishedKeptRun): Promise<void>;
  /** Tells what becomes of an added run, at once and with every change. @returns stops it */
  watch(runId: string, onChange: (submission: Submission) => void): () => void;
  /** Tries everything that waits. Resolves when all tries are over. */
  flush(): Promise<void>;
  /**
   * Takes up what an earlier page has left in the store, and tries everything that waits. Resolves when all tries are over.
   * @param gameId resolves when those of one game are over
   */
  restore(userId: string, gameId?: number): Promise<void>;
  /** The run waits for its verdict. */
  has(runId: string): boolean;
}

interface Entry {
  readonly run: FinishedKeptRun;
  readonly watchers: Set<(submission: Submission) => void>;
  /** Whether the run outlives the page. */
  isStored: boolean;
  submission: Submission;
  attempts: number;
  timer?: ReturnType<typeof setTimeout>;
  /** The try that is under way. */
  sending?: Promise<void>;
}

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

export function createSubmissionQueue(options: SubmissionQueueOptions): SubmissionQueue {
  const { store, send, currentUserId, onVerdict } = options;
  const entries = new Map<string, Entry>();

  const publish = (entry: Entry, submission: Submission) => {
    entry.submission = submission;
    for (const watcher of entry.watchers) watcher(submission);
  };

  const retryLater = (entry: Entry, retryAfterMs: number | undefined) => {
    publish(entry, { status: 'queued', kept: entry.isStored ? 'device' : 'page' });
    const delay = retryAfterMs ?? Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (entry.attempts - 1));
    entry.timer = setTimeout(() => void attempt(entry), delay);
  };

  const attempt = async (entry: Entry): Promise<void> => {
    entry.sending ??= sendOnce(entry).finally(() => delete entry.sending);
    return entry.sending;
  };

  const sendOnce = async (entry: Entry): Promise<void> => {
    const { run } = entry;
    clearTimeout(entry.timer);
    entry.attempts++;
    const result =
      run.userId === currentUserId() ? await send(run) : ({ verdict: null, retryAfterMs: LAST_RETRY_MS } as const);
    if (result.verdict === null) {
      // The store may have been emptied since, or work again.
      entry.isStored = await store.put(run);
      return retryLater(entry, result.retryAfterMs);
    }
    await store.remove(run.userId, run.runId);
    entries.delete(run.runId);
    onVerdict(run, result.verdict, entry.watchers.size > 0);
    return publish(entry, result.verdict);
  };

  const entryFor = (run: FinishedKeptRun): Entry => {
    const entry: Entry = {
      run,
      watchers: new Set(),
      isStored: false,
      submission: { status: 'verifying' },
      attempts: 0,
    };
    entries.set(run.runId, entry);
    return entry;
  };

  const flush = async (gameId?: number): Promise<void> => {
    const tries = [...entries.values()].map((entry) => ({ of: entry.run.gameId, over: attempt(entry) }));
    await Promise.all(tries.flatMap(({ of, over }) => (gameId === undefined || of === gameId ? [over] : [])));
  };

  return {
    async add(run) {
      const known = entries.get(run.runId);
      const entry = known ?? entryFor(run);
      if (!known) await store.put(run);
      await attempt(entry);
    },

    watch(runId, onChange) {
      const entry = entries.get(runId);
      if (!entry) return () => undefined;
      entry.watchers.add(onChange);
      onChange(entry.submission);
      return () => void entry.watchers.delete(onChange);
    },

    flush: async () => flush(),

    async restore(userId, gameId) {
      const left = (await store.ofUser(userId)).filter(isFinished);
      for (const run of left) if (!entries.has(run.runId)) entryFor(run);
      await flush(gameId);
    },

    has: (runId) => entries.has(runId),
  };
}
