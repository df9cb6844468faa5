import { openRun } from '@star-seekers/contracts';
import { ApiError, type ApiClient } from '@star-seekers/contracts/client';
import type {
  FinishedRun,
  RevealResult,
  RunTicket,
  StartFailure,
  StartResult,
  Submission,
} from '@star-seekers/games/game-host';
import { type AnyGameSim, type CommandLog, EMPTY_LOG, type RevealCall, encodeCommandLog } from '@star-seekers/sim';
import { describeError } from '../../shell/describe-error.ts';
import { delay } from '../../ui/delay.ts';
import { restoreLog } from './kept-log.ts';
import { type FinishedKeptRun, type RunHead, simSetup } from './kept-run.ts';
import { type OpenGameRun, findOpenRun, headOf } from './open-run.ts';
import { askReveal } from './ask-reveal.ts';
import { createRunLock } from './run-lock.ts';
import type { RunStore } from './run-store.ts';
import type { SubmissionQueue } from './submission-queue.ts';

/** A start waits this long for what is still to be sent of its game. */
const UNSENT_PATIENCE_MS = 10_000;

export interface PlaySessionOptions {
  readonly sim: AnyGameSim;
  readonly userId: string;
  readonly api: ApiClient;
  readonly store: RunStore;
  readonly submissions: SubmissionQueue;
  /** Another tab plays the game from now on. */
  readonly onTakenOver: () => void;
  /** The game was taken over from another tab. */
  readonly onTookOver: () => void;
  /** The page plays by older rules than the server. @returns whether the page reloads itself */
  readonly onStaleClient: () => boolean;
  /** The balance after a start, as the server gave it. */
  readonly onCredits: (credits: number) => void;
  /** Which run is open has changed. */
  readonly onOpenRun: (open: OpenGameRun | null) => void;
}

/** One player at one game on this page: starts, keeps, resumes and hands in their runs. */
export interface PlaySession {
  readonly start: () => Promise<StartResult>;
  readonly resume: () => Promise<StartResult>;
  /** Ends the open run with what was reached in it. Resolves when the server has decided or cannot be reached. */
  readonly abandon: () => Promise<void>;
  /** Keeps the log of a run that goes on here; ignored once it was handed in or another tab plays it. */
  readonly save: (ticket: RunTicket, log: CommandLog<unknown>) => void;
  /** Asks the server for something that the run hides; the one method that rejects, when no answer came. */
  readonly reveal: (ticket: RunTicket, call: RevealCall, log: CommandLog<unknown>) => Promise<RevealResult>;
  /** @returns stops the calls of `onChange` */
  readonly submit: (run: FinishedRun, onChange: (submission: Submission) => void) => () => void;
  /** Gets the game back from the tab that took it over. */
  readonly takeOver: () => Promise<void>;
  /** The player leaves the page. */
  readonly close: () => void;
}

export function createPlaySession(options: PlaySessionOptions): PlaySession {
  const { sim, userId, api, store, submissions, onTakenOver, onTookOver, onStaleClient, onCredits, onOpenRun } =
    options;
  const gameId = sim.id;
  const heads = new Map<string, RunHead>();
  /** Of the start that is under way; kept until the server has answered, so that a lost answer is asked for again. */
  let startKey: string | undefined;
  const lock = createRunLock(`star-seekers:run:${userId}:${gameId}`, () => {
    // The other tab keeps the run from now on: a late save of this one must not undo that.
    heads.clear();
    onTakenOver();
  });

  const readOpenRun = async () => findOpenRun(options, userId, gameId);

  const tellOpenRun = async () => onOpenRun(await readOpenRun());

  const takeOver = async () => {
    await lock.takeOver();
    await tellOpenRun();
    onTookOver();
  };

  const elsewhere = (): StartFailure => ({ kind: 'elsewhere', takeOver: () => void takeOver() });

  const ticketFor = (head: RunHead, log?: CommandLog<unknown>): RunTicket => {
    heads.set(head.runId, head);
    const ticket = { runId: head.runId, setup: simSetup(head) };
    return log && log.ticks > 0 ? { ...ticket, resumeFrom: log } : ticket;
  };

  const keep = async (head: RunHead, log: CommandLog<unknown>) =>
    store.put({ ...head, ticks: log.ticks, log: encodeCommandLog(sim.commands, log), claim: null });

  /** Whatever this device still keeps of runs before the one that has just begun: the server has closed them. */
  const forgetOlderRuns = async (current: RunHead) => {
    const older = (await store.ofUser(userId)).filter(
      (run) => run.gameId === gameId && run.runId !== current.runId && run.claim === null,
    );
    await Promise.all(older.map(async ({ runId }) => store.remove(userId, runId)));
  };

  const requestRun = async (): Promise<StartResult> => {
    startKey ??= newIdempotencyKey();
    try {
      const answer = await api('startRun', {
        body: { gameId, rulesVersion: sim.rulesVersion },
        headers: { 'idempotency-key': startKey },
      });
      startKey = undefined;
      onCredits(answer.credits);
      const head = headOf(answer, userId);
      await keep(head, EMPTY_LOG);
      await forgetOlderRuns(head);
      return { ticket: ticketFor(head) };
    } catch (error) {
      if (isAnswer(error)) startKey = undefined;
      return { failure: startFailure(error) };
    }
  };

  const startFailure = (error: unknown): StartFailure => {
    if (!(error instanceof ApiError)) return { kind: 'failed', message: describeError(error) };
    if (error.code === 'network') return { kind: 'network' };
    if (error.code === 'runs/stale_client') return staleFailure(error);
    if (error.code === 'runs/already_open') return alreadyOpen(error);
    if (error.code !== 'credits/insufficient') return { kind: 'failed', message: describeError(error) };
    // A start costs one credit, so whoever can not pay it has none.
    onCredits(0);
    return { kind: 'insufficient', credits: 0 };
  };

  const staleFailure = (error: ApiError): StartFailure =>
    onStaleClient() ? { kind: 'stale' } : { kind: 'failed', message: describeError(error) };

  const alreadyOpen = (error: ApiError): StartFailure => {
    const open = openRun.safeParse(error.details.run);
    // Finished here and not yet with the server: that is what stands in the way, and it takes only the network.
    if (open.success && submissions.has(open.data.runId)) return { kind: 'network' };
    void tellOpenRun();
    return { kind: 'failed', message: describeError(error) };
  };

  const handIn = (head: RunHead, log: CommandLog<unknown>, claim: FinishedKeptRun['claim']): Promise<void> =>
    submissions.add({ ...head, ticks: log.ticks, log: encodeCommandLog(sim.commands, log), claim });

  return {
    async start() {
      if (!(await lock.acquire())) return { failure: elsewhere() };
      // The server lets one run of a game be open, so one that waits to be sent goes first.
      await Promise.race([submissions.restore(userId, gameId), delay(UNSENT_PATIENCE_MS)]);
      const result = await requestRun();
      if ('failure' in result) lock.release();
      return result;
    },

    async resume() {
      if (!(await lock.acquire())) return { failure: elsewhere() };
      const open = await readOpenRun();
      if (open && open.head.rulesVersion === sim.rulesVersion) {
        return { ticket: ticketFor(open.head, restoreLog(sim, open).log) };
      }
      lock.release();
      onOpenRun(open);
      const newerRules = open !== null && open.head.rulesVersion > sim.rulesVersion;
      const error = new ApiError(409, newerRules ? 'runs/stale_client' : open ? 'runs/stale_rules' : 'runs/closed', '');
      return { failure: newerRules ? staleFailure(error) : { kind: 'failed', message: describeError(error) } };
    },

    async abandon() {
      await lock.takeOver();
      const open = await readOpenRun();
      if (open) {
        const { log, run } = restoreLog(sim, open);
        run.quit();
        const { score, points } = sim.outcome(run.state);
        await handIn(open.head, { ...log, quit: run.state.ended === 'quit' }, { score, points });
      }
      lock.release();
      onOpenRun(null);
    },

    save({ runId }, log) {
      const head = heads.get(runId);
      if (head) void keep(head, log);
    },

    async reveal({ runId }, call, log) {
      const head = heads.get(runId);
      // Another tab plays the run now, and nobody waits for the answer here.
      if (!head) return new Promise(() => undefined);
      // First kept, then asked: after a reload the run asks the same again, and no answer is ever missing in its log.
      await keep(head, log);
      return askReveal(api, runId, call);
    },

    submit({ ticket, log, outcome }, onChange) {
      const head = heads.get(ticket.runId);
      if (!head) throw new Error('a run was handed in that this page did not start');
      heads.delete(ticket.runId);
      void handIn(head, log, { score: outcome.score, points: outcome.points });
      onOpenRun(null);
      lock.release();
      return submissions.watch(ticket.runId, onChange);
    },

    takeOver,

    close() {
      lock.release();
    },
  };
}

/** The server has understood the call and decided; anything else leaves open whether the run was started. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'network' && error.code !== 'unexpected' && error.status < 500;
}

/** 128 random bits. Not `randomUUID`, which a page served by plain http does not have. */
function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
