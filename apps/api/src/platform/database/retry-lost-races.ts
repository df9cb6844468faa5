import { setTimeout as sleep } from 'node:timers/promises';

/** Retries, and the time, after which a transaction gives up. */
const MAX_ATTEMPTS = 40;
const MAX_MS = 20_000;

/** Longest pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 50;

/** Attempts a transaction again while it fails because of a concurrent one. */
export async function retryLostRaces<Result>(
  attempt: () => Promise<Result>,
  isLostRace: (error: unknown) => boolean,
): Promise<Result> {
  const startedAt = performance.now();
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt();
    } catch (error) {
      const isOver = attempts === MAX_ATTEMPTS || performance.now() - startedAt > MAX_MS;
      if (isOver || !isLostRace(error)) throw error;
      // Random jitter keeps transactions that collided from colliding again.
      await sleep(Math.random() * Math.min(2 ** attempts, MAX_PAUSE_MS));
    }
  }
}
