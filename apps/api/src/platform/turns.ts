/** Serializes tasks with the same key within this process; tasks with different keys run concurrently. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs a task after earlier ones with the same key, whether they succeeded or failed. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const turn = (async () => {
      await Promise.allSettled([before]);
      return work();
    })();
    this.#last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}
