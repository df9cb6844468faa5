import { type Rng, createRng, nextUnit } from '@star-seekers/sim';

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly run: () => unknown;
}

/** Owns time and chance of a world: everything that happens in it is a function of the seed. Times are in milliseconds. */
export class Scheduler {
  readonly #rng: Rng;
  /** A binary heap by time, then by order. */
  readonly #heap: Entry[] = [];
  #now = 0;
  #count = 0;

  constructor(seed: number) {
    this.#rng = createRng(seed);
  }

  get now(): number {
    return this.#now;
  }

  /** A number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + (most - least) * nextUnit(this.#rng);
  }

  /** @param share 0 to 1 */
  happens(share: number): boolean {
    return nextUnit(this.#rng) < share;
  }

  after(ms: number, run: () => unknown): void {
    this.at(this.#now + ms, run);
  }

  at(at: number, run: () => unknown): void {
    const entry = { at: Math.max(at, this.#now), order: this.#count++, run };
    const heap = this.#heap;
    let place = heap.push(entry) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!isBefore(entry, heap[parent] as Entry)) break;
      heap[place] = heap[parent] as Entry;
      place = parent;
    }
    heap[place] = entry;
  }

  /** Lets everything happen until nothing is left, or `isDone`. */
  run(isDone: () => boolean): void {
    for (let next = this.#take(); next; next = this.#take()) {
      this.#now = next.at;
      next.run();
      if (isDone()) return;
    }
  }

  /** As {@link run}, and what happens may take real time, in which none passes here. */
  async runSlowly(isDone: () => boolean): Promise<void> {
    for (let next = this.#take(); next; next = this.#take()) {
      this.#now = next.at;
      const happening = next.run();
      if (happening instanceof Promise) await happening;
      if (isDone()) return;
    }
  }

  #take(): Entry | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1] as Entry, heap[child] as Entry)) child++;
      if (!isBefore(heap[child] as Entry, last)) break;
      heap[place] = heap[child] as Entry;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.at < other.at || (one.at === other.at && one.order < other.order);
}
