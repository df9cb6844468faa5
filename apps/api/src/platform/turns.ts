/** Does pieces of work about one thing one after the other, within this process; what is about other things goes on beside it. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Waits for earlier work on the same thing, whatever became of it. @param key of the thing */
  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
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
