import { type ErrorCode, MINIMAL_ANSWER, openRun } from '@star-seekers/contracts';
import { type ApiClient, ApiError, type RequestOptions } from '@star-seekers/contracts/client';
import type {
  FinishedRun,
  RunStream,
  RunTicket,
  StartFailure,
  StartResult,
  Submission,
} from '@star-seekers/games/game-host';
import { type AnyGameSim, COMMAND_LOG_FORMAT, EMPTY_LOG, resimulate } from '@star-seekers/sim';
import { type Chunk, StreamClient } from '@star-seekers/stream';
import { describeError } from '../../shell/describe-error.ts';
import { delay } from '../../ui/delay.ts';
import type { OpenSocket } from './chunk-connection.ts';
import { FIRST_LEASE, HubStream, type Lease, leaseOf } from './hub-stream.ts';
import { type FinishedKeptRun, type RunHead, simSetup } from './kept-run.ts';
import { findOpenRun, headOf, type OpenGameRun } from './open-run.ts';
import { plainChunk } from './post-chunk.ts';
import { createRunLock } from './run-lock.ts';
import type { RunStore } from './run-store.ts';
import type { SubmissionQueue } from './submission-queue.ts';

/** A start waits this long for what is still to be sent of its game. */
const UNSENT_PATIENCE_MS = 10_000;

/** A request that has no answer after so long counts as lost. Asked again, a start gives the same run. */
const ANSWER_PATIENCE_MS = 30_000;

export interface PlaySessionOptions {
  readonly sim: AnyGameSim;
  readonly userId: string;
  /** Runs are attempts of this day. */
  readonly day?: string | undefined;
  readonly api: ApiClient;
  readonly store: RunStore;
  readonly submissions: SubmissionQueue;
  readonly openSocket: OpenSocket;
  /** Another tab or device plays the game from now on. */
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

/** One player at one game on this page: starts, streams, resumes and hands in their runs. */
export interface PlaySession {
  readonly start: () => Promise<StartResult>;
  readonly resume: () => Promise<StartResult>;
  /** Ends the open run with what was reached in it. Resolves when the server has decided or cannot be reached. */
  readonly abandon: () => Promise<StartFailure | undefined>;
  /** Streams a run that was started or resumed here. */
  readonly stream: (ticket: RunTicket) => RunStream;
  /** @returns stops the calls of `onChange` */
  readonly submit: (run: FinishedRun, onChange: (submission: Submission) => void) => () => void;
  /** Gets the game back from the tab that took it over. */
  readonly takeOver: () => Promise<void>;
  /** The player leaves the page. */
  readonly close: () => void;
}

export function createPlaySession(options: PlaySessionOptions): PlaySession {
  const { sim, userId, day, api, store, submissions, openSocket } = options;
  const { onTakenOver, onTookOver, onStaleClient, onCredits, onOpenRun } = options;
  const gameId = sim.id;
  /** The run that this page has the lease of. */
  let leased: { readonly head: RunHead; readonly lease: Lease } | undefined;
  let stream: HubStream | undefined;
  /** Of the start that is under way; kept until the server has answered, so that a lost answer is asked for again. */
  let startKey: string | undefined;
  const lock = createRunLock(`star-seekers:run:${userId}:${gameId}`, () => {
    // The other tab keeps the run from now on: what this one would still store must not undo that.
    stream?.end();
    onTakenOver();
  });

  const readOpenRun = async () =>
    findOpenRun({ api, store, signal: AbortSignal.timeout(ANSWER_PATIENCE_MS) }, userId, gameId);

  const tellOpenRun = async () => onOpenRun(await readOpenRun());

  const takeOver = async () => {
    await lock.takeOver();
    await tellOpenRun();
    onTookOver();
  };

  const elsewhere = (): StartFailure => ({ kind: 'elsewhere', takeOver: () => void takeOver() });

  const ticketFor = (head: RunHead, lease: Lease): RunTicket => {
    leased = { head, lease };
    const ticket = { runId: head.runId, setup: simSetup(head) };
    return lease.log ? { ...ticket, resumeFrom: lease.log } : ticket;
  };

  const keep = async (head: RunHead, { epoch }: Lease, unsent: readonly Chunk[]): Promise<void> => {
    await store.put({ ...head, epoch, unsent: unsent.map(plainChunk), claim: null });
  };

  /** Takes the lease of the open run. */
  const takeLease = async (open: OpenGameRun): Promise<Lease> => {
    const lease = leaseOf(
      sim,
      open,
      await answered(async (limit) =>
        api('leaseRun', { params: { id: open.head.runId }, headers: { prefer: MINIMAL_ANSWER } }, limit),
      ),
    );
    // From now on this device's chunks are those of the new lease.
    await keep(open.head, lease, lease.start.unsent);
    return lease;
  };

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
      const headers = { 'idempotency-key': startKey };
      const body = {
        gameId,
        rulesVersion: sim.rulesVersion,
        logFormat: COMMAND_LOG_FORMAT,
        ...(day !== undefined && { day }),
      };
      const answer = await answered(async (limit) => api('startRun', { body, headers }, limit));
      startKey = undefined;
      onCredits(answer.credits);
      const head = headOf(answer, userId);
      await keep(head, FIRST_LEASE, []);
      void forgetOlderRuns(head);
      return { ticket: ticketFor(head, FIRST_LEASE) };
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

  const failed = (code: ErrorCode): StartFailure => ({
    kind: 'failed',
    message: describeError(new ApiError(409, code, '')),
  });

  /** The hub plays it by other rules than this page, or gives it back. */
  const otherRules = ({ head }: OpenGameRun): StartFailure =>
    head.rulesVersion > sim.rulesVersion
      ? staleFailure(new ApiError(409, 'runs/stale_client', ''))
      : failed('runs/stale_rules');

  const alreadyOpen = (error: ApiError): StartFailure => {
    const open = openRun.safeParse(error.details.run);
    // Finished here and not yet with the server: that is what stands in the way, and it takes only the network.
    if (open.success && submissions.has(open.data.runId)) return { kind: 'network' };
    void tellOpenRun();
    return { kind: 'failed', message: describeError(error) };
  };

  const handIn = (
    head: RunHead,
    { epoch }: Lease,
    unsent: readonly Chunk[],
    { score, points }: FinishedKeptRun['claim'],
  ): Promise<void> => submissions.add({ ...head, epoch, unsent: unsent.map(plainChunk), claim: { score, points } });

  const endOpenRun = async (open: OpenGameRun) => {
    const lease = await takeLease(open);
    const run = resimulate(sim, simSetup(open.head), lease.log ?? EMPTY_LOG);
    let { unsent } = lease.start;
    if (lease.log?.quit) run.quit();
    if (!run.ended) {
      const port = {
        persist: (chunks: readonly Chunk[]) => void (unsent = chunks),
        send: () => undefined,
        now: () => 0,
      };
      run.quit();
      new StreamClient(sim, lease.start, port).left(run);
    }
    await handIn(open.head, lease, unsent, sim.outcome(run.state));
  };

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
        try {
          return { ticket: ticketFor(open.head, await takeLease(open)) };
        } catch (error) {
          lock.release();
          void tellOpenRun();
          return { failure: startFailure(error) };
        }
      }
      lock.release();
      onOpenRun(open);
      return { failure: open ? otherRules(open) : failed('runs/closed') };
    },

    async abandon() {
      await lock.takeOver();
      const open = await readOpenRun();
      try {
        // Whatever this page made of it would not hold.
        if (open && open.head.rulesVersion !== sim.rulesVersion) return otherRules(open);
        if (open) await endOpenRun(open);
        onOpenRun(null);
        return undefined;
      } catch (error) {
        void tellOpenRun();
        return startFailure(error);
      } finally {
        lock.release();
      }
    },

    stream({ runId }) {
      if (leased?.head.runId !== runId) throw new Error('a run was begun that this page did not start');
      const { head, lease } = leased;
      stream = new HubStream({
        api,
        sim,
        runId,
        lease,
        openSocket,
        persist: async (unsent) => keep(head, lease, unsent),
        onTakenOver: () => {
          lock.release();
          onTakenOver();
        },
      });
      return stream;
    },

    submit({ ticket, outcome }, onChange) {
      if (leased?.head.runId !== ticket.runId || !stream)
        throw new Error('a run was handed in that this page did not start');
      void handIn(leased.head, leased.lease, stream.end(), outcome);
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

/** Gives up on a request after {@link ANSWER_PATIENCE_MS}. @throws {ApiError} `network` then */
async function answered<Answer>(request: (limit: RequestOptions) => Promise<Answer>): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_PATIENCE_MS);
  try {
    return await request({ signal: limit.signal });
  } catch (cause) {
    throw limit.signal.aborted ? new ApiError(0, 'network', 'The server did not answer.', { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}

/** The server has understood the call and decided; anything else leaves open whether the run was started. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.code !== 'network' && error.code !== 'unexpected' && error.status < 500;
}

/** 128 random bits. Not `randomUUID`, which a page served by plain http does not have. */
function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
