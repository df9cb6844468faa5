import { ApiFailure } from '../../../platform/api-error.ts';
import type { Limits } from '../../../platform/limits.ts';

const RETRY_AFTER_S = 30;

/** How many may watch at once: in this process, of one run, and from one address. */
export class ViewerSeats {
  readonly #limits: Limits['liveViewers'];
  readonly #taken = { all: 0, byRun: new Map<string, number>(), byAddress: new Map<string, number>() };

  constructor(limits: Limits['liveViewers']) {
    this.#limits = limits;
  }

  get taken(): number {
    return this.#taken.all;
  }

  /** @returns gives the seat back @throws {ApiFailure} live/full */
  take(liveId: string, address: string): () => void {
    const { byRun, byAddress } = this.#taken;
    const { process, run, address: perAddress } = this.#limits;
    const isFull = this.#taken.all >= process || count(byRun, liveId) >= run || count(byAddress, address) >= perAddress;
    if (isFull)
      throw new ApiFailure('live/full', 'Too many are watching. Try again later.', { retryAfterS: RETRY_AFTER_S });
    const change = (by: 1 | -1) => {
      this.#taken.all += by;
      add(byRun, liveId, by);
      add(byAddress, address, by);
    };
    change(1);
    let isTaken = true;
    return () => {
      if (isTaken) change(-1);
      isTaken = false;
    };
  }
}

function count(seats: ReadonlyMap<string, number>, key: string): number {
  return seats.get(key) ?? 0;
}

function add(seats: Map<string, number>, key: string, by: number): void {
  const sum = count(seats, key) + by;
  if (sum > 0) seats.set(key, sum);
  else seats.delete(key);
}
