import { z } from 'zod';
import type { PlayableGames } from '../../platform/playable-games.ts';
import type { Limits } from '../../platform/limits.ts';
import type { Log } from '../../platform/log.ts';
import { messageOf } from '../../platform/message-of.ts';
import {
  type Task,
  type TaskName,
  VerificationTimedOut,
  type Verifier,
  runBusy,
  verificationTimes,
} from './verifier.ts';
import type {
  DuelTask,
  DuelVerdict,
  ExamineTask,
  Examined,
  RetraceTask,
  Retraced,
  Verdict,
  VerifyTask,
} from './verify-worker.ts';

/** Where processes verify, and the token that they ask for. */
export interface VerifierAddresses {
  /** Origins such as `http://10.0.0.7:3000`. */
  readonly urls: readonly string[];
  readonly token: string;
}

/** What a process that verifies is sent. */
interface SentTask {
  /** Of the game as the sender knows it: a process with other rules refuses. */
  readonly rulesVersion: number;
  /** Of which the time budget follows. */
  readonly ticks: number;
  readonly task: Task;
}

const taskAnswer = z.object({
  /** Absent for a task that was left, as one that is only for an idle verifier. */
  result: z.unknown().optional(),
  /** The budget within which it was not finished. */
  timedOutAfterMs: z.number().optional(),
});

/** What it answers. */
export type TaskAnswer = z.infer<typeof taskAnswer>;

/** Longer than a task waits for a thread and is worked on: a process that has not answered until then never does. */
const ANSWER_BUDGETS = 3;

/** An address that failed is tried after all others for so long. */
const AVOID_MS = 10_000;

/** A process that verifies. */
interface Address {
  readonly url: string;
  inFlight: number;
  isReachable: boolean;
  failedAt: number;
}

/**
 * Has runs verified by other processes (`ROLE=verify`): each time by the one with the fewest tasks of this process, and by the next when that one can't be
 * reached, is full, or has other rules. When none takes a task, it is busy, and pages send their claims again.
 */
export class RemoteVerifier implements Verifier {
  readonly times = verificationTimes();
  readonly threads = 0;
  readonly waiting = 0;
  readonly #addresses: readonly Address[];
  readonly #token: string;
  readonly #games: PlayableGames;
  readonly #limits: Pick<Limits, 'verifierIdleMs' | 'verifierBudget'>;
  readonly #log: Pick<Log, 'error'>;
  #timeouts = 0;
  #hasReached = false;
  #wokenAt = Number.NEGATIVE_INFINITY;

  constructor(
    { urls, token }: VerifierAddresses,
    games: PlayableGames,
    limits: Pick<Limits, 'verifierIdleMs' | 'verifierBudget'>,
    log: Pick<Log, 'error'>,
  ) {
    this.#addresses = urls.map((url) => ({
      url,
      inFlight: 0,
      isReachable: false,
      failedAt: Number.NEGATIVE_INFINITY,
    }));
    this.#token = token;
    this.#games = games;
    this.#limits = limits;
    this.#log = log;
    this.#wake();
  }

  get timeouts(): number {
    return this.#timeouts;
  }

  get reachable(): number {
    return this.#addresses.filter(({ isReachable }) => isReachable).length;
  }

  /** False until a process has answered. Later a process without verifiers still serves: pages keep what waits to be verified, and an alert tells. */
  alive(): boolean {
    if (!this.#hasReached) this.#wake();
    return this.#hasReached;
  }

  expect(): void {
    if (performance.now() - this.#wokenAt < this.#limits.verifierIdleMs / 3) return;
    this.#wake();
  }

  async verify(task: VerifyTask, ticks: number): Promise<Verdict> {
    return (await this.#run('verify', task, ticks)) as Verdict;
  }

  async verifyDuel(task: DuelTask, mostTicks: number): Promise<DuelVerdict> {
    return (await this.#run('verifyDuel', task, mostTicks)) as DuelVerdict;
  }

  async retrace(task: RetraceTask, ticks: number): Promise<Retraced | undefined> {
    return (await this.#run('retrace', task, ticks)) as Retraced | undefined;
  }

  async examine(task: ExamineTask, ticks: number): Promise<Examined> {
    return (await this.#run('examine', task, ticks)) as Examined;
  }

  /** Its threads are others'. */
  async close(): Promise<void> {}

  /** Asks all, so that each has a thread ready, and it is known which can be reached. */
  #wake(): void {
    this.#wokenAt = performance.now();
    for (const address of this.#addresses) void this.#post(address, 'wake', {}, this.#budgetMs(0)).catch(() => {});
  }

  async #run(name: TaskName, task: Task, ticks: number): Promise<unknown> {
    const rulesVersion = this.#games.byId.get(task.gameId)?.sim.rulesVersion ?? 0;
    const sent: SentTask = { rulesVersion, ticks, task };
    const began = performance.now();
    try {
      for (const address of this.#inOrder()) {
        const answer = await this.#ask(address, name, sent);
        if (!answer) continue;
        if (answer.timedOutAfterMs === undefined) return answer.result;
        this.#timeouts++;
        throw new VerificationTimedOut(answer.timedOutAfterMs);
      }
      throw runBusy();
    } finally {
      this.times.add(performance.now() - began);
    }
  }

  #inOrder(): readonly Address[] {
    const isAvoided = ({ failedAt }: Address) => performance.now() - failedAt < AVOID_MS;
    return this.#addresses.toSorted(
      (one, other) => Number(isAvoided(one)) - Number(isAvoided(other)) || one.inFlight - other.inFlight,
    );
  }

  /** @returns undefined when another process has to be asked */
  async #ask(address: Address, name: TaskName, sent: SentTask): Promise<TaskAnswer | undefined> {
    address.inFlight++;
    try {
      const response = await this.#post(address, name, sent, this.#budgetMs(sent.ticks));
      if (response.ok) return taskAnswer.parse(await response.json());
      await response.body?.cancel();
      return undefined;
    } catch {
      return undefined;
    } finally {
      address.inFlight--;
    }
  }

  #budgetMs(ticks: number): number {
    const { baseMs, perTickMs } = this.#limits.verifierBudget;
    return Math.ceil(ANSWER_BUDGETS * (baseMs + ticks * perTickMs));
  }

  async #post(address: Address, name: string, body: object, withinMs: number): Promise<Response> {
    try {
      const response = await fetch(`${address.url}/tasks/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(withinMs),
      });
      // Busy and unready are answers; anything else is a wrong address or token.
      if (!response.ok && response.status !== 503) throw new Error(`it answered ${response.status}`);
      this.#hasReached = true;
      address.isReachable = true;
      return response;
    } catch (error) {
      if (address.isReachable || address.failedAt === Number.NEGATIVE_INFINITY)
        this.#log.error({ event: 'verifier.lost', url: address.url, why: messageOf(error) }, 'verifier.lost');
      address.isReachable = false;
      address.failedAt = performance.now();
      throw error;
    }
  }
}
