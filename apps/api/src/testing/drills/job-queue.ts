import { type Rng, nextInt } from '@star-seekers/sim';

type Job = () => Promise<unknown>;

/** Runs jobs in random order. Jobs may be added while others run. */
export class JobQueue {
  readonly #rng: Rng;
  readonly #pending: Job[] = [];

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** Inserts a job at a random position. */
  add(job: Job): void {
    this.#pending.splice(nextInt(this.#rng, this.#pending.length + 1), 0, job);
  }

  /** Runs all jobs. @param lanes concurrent jobs */
  async runAll(lanes: number): Promise<void> {
    const lane = async () => {
      for (let job = this.#pending.shift(); job; job = this.#pending.shift()) await job();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
}
