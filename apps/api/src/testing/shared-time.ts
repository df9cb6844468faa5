import type { SettableClock } from './settable-clock.ts';

interface Waiting {
  readonly at: number;
  readonly resolve: () => void;
}

/** The time of several runs that are played at once: it passes when all of them wait for it. */
export class SharedTime {
  readonly #clock: SettableClock;
  #runs = 0;
  #waiting: Waiting[] = [];

  constructor(clock: SettableClock) {
    this.#clock = clock;
  }

  /** Plays a run for which the others wait. */
  async with<Result>(play: () => Promise<Result>): Promise<Result> {
    this.#runs++;
    try {
      return await play();
    } finally {
      this.#runs--;
      this.#pass();
    }
  }

  /** Resolves at a time, in epoch milliseconds. */
  async reach(at: number): Promise<void> {
    const reached = Promise.withResolvers<void>();
    this.#waiting.push({ at, resolve: reached.resolve });
    this.#pass();
    return reached.promise;
  }

  #pass(): void {
    if (this.#waiting.length === 0 || this.#waiting.length < this.#runs) return;
    const next = Math.min(...this.#waiting.map(({ at }) => at));
    this.#clock.advance(Math.max(0, next - this.#clock.now()));
    const reached = this.#waiting.filter(({ at }) => at === next);
    this.#waiting = this.#waiting.filter(({ at }) => at !== next);
    for (const { resolve } of reached) resolve();
  }
}
