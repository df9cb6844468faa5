export interface MutexLimits {
  /** Most tasks of a key that wait. */
  readonly waiting: number;
  /** How long a task waits, in milliseconds. */
  readonly waitMs: number;
  /** The error of a task that does not get its turn: too many wait, or it has waited for too long. */
  readonly refusal: (reason: 'many' | 'long') => Error;
}

/** Serializes tasks with the same key within this process; tasks with different keys run concurrently. */
export class KeyedMutex {
  readonly #limits: MutexLimits | undefined;
  /** By key while a task runs, those that wait for it. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** @param limits absent: tasks wait for as long as it takes */
  constructor(limits?: MutexLimits) {
    this.#limits = limits;
  }

  /** Runs a task after earlier ones with the same key, whether they succeeded or failed. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const waiting = this.#waiting.get(key);
    if (waiting) await this.#wait(waiting);
    else this.#waiting.set(key, []);
    try {
      return await work();
    } finally {
      const next = this.#waiting.get(key)?.shift();
      if (next) next();
      else this.#waiting.delete(key);
    }
  }

  async #wait(waiting: (() => void)[]): Promise<void> {
    const limits = this.#limits;
    if (limits && waiting.length >= limits.waiting) throw limits.refusal('many');
    const turn = Promise.withResolvers<void>();
    waiting.push(turn.resolve);
    if (!limits) return turn.promise;
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn.resolve), 1);
      turn.reject(limits.refusal('long'));
    }, limits.waitMs);
    return turn.promise.finally(() => clearTimeout(timer));
  }
}
