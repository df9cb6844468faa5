import { type Rng, nextInt } from '@star-seekers/sim';

type Job = () => Promise<unknown>;

/** Jobs in a random order, some of which only turn up while others are done. */
export class JobQueue {
  readonly #rng: Rng;
  readonly #waiting: Job[] = [];

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** Puts a job anywhere between those that wait. */
  add(job: Job): void {
    this.#waiting.splice(nextInt(this.#rng, this.#waiting.length + 1), 0, job);
  }

  /** Resolves when nothing is left. @param lanes jobs that are done at once */
  async workOff(lanes: number): Promise<void> {
    const lane = async () => {
      for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) await job();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
}
