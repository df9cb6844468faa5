import type { Scheduler } from './scheduler.ts';

export interface LineQuality {
  /** Of one direction. */
  readonly leastDelayMs: number;
  readonly mostDelayMs: number;
  /** Share of packets that have to be sent again. */
  readonly loss: number;
}

/** What a lost packet costs in a stream that keeps its order. */
const RESEND_MS = [200, 600] as const;

/** A connection that keeps the order of its messages, as TCP does, and can be cut. */
export class Line {
  readonly #world: Scheduler;
  readonly #quality: LineQuality;
  #isUp = true;
  /** Raised with every cut: what was under way is lost. */
  #life = 0;
  readonly #lastArrival = { up: 0, down: 0 };

  constructor(world: Scheduler, quality: LineQuality) {
    this.#world = world;
    this.#quality = quality;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  carry(direction: 'up' | 'down', deliver: () => unknown): void {
    if (!this.#isUp) return;
    const { leastDelayMs, mostDelayMs, loss } = this.#quality;
    let arrival = this.#world.now + this.#world.between(leastDelayMs, mostDelayMs);
    while (this.#world.happens(loss)) arrival += this.#world.between(...RESEND_MS);
    // Later messages wait for those before them.
    arrival = Math.max(arrival, this.#lastArrival[direction]);
    this.#lastArrival[direction] = arrival;
    const life = this.#life;
    this.#world.at(arrival, () => (life === this.#life ? deliver() : undefined));
  }

  /** Nothing passes until {@link Line.mend}, and what was under way is lost. */
  cut(): void {
    this.#isUp = false;
    this.#life++;
  }

  mend(): void {
    this.#isUp = true;
  }
}
