/** The server's source of time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back once, when the clock reaches a time. It keeps no process alive. @returns cancels it */
  at(time: number, call: () => void): () => void;
}

/** Node's timers take no longer delays. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, call) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const delayMs = Math.min(Math.max(time - Date.now(), 0), MAX_DELAY_MS);
      // A timer may be early by a fraction of a millisecond.
      timer = setTimeout(() => (Date.now() < time ? wait() : call()), delayMs);
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
