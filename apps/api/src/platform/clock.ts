import { uptime } from 'node:os';

/** The present, in epoch milliseconds. In a server it is a {@link DatabaseClock}. */
export interface Clock {
  now(): number;
}

/** A machine's sources of time. Only the hub's clock reads them: each of them may step or stand. */
export interface MachineClock extends Clock {
  /** Epoch milliseconds by the machine's clock, which may be set: it may step ahead and back. */
  now(): number;
  /** Milliseconds since some moment. It never steps, and may stand while the machine is suspended. */
  monotonic(): number;
  /** Milliseconds since the machine was started, also while it was suspended. To within a second; costs more to read. */
  uptime(): number;
  /** Calls back once, when the monotonic time has advanced. It keeps no process alive. @returns cancels it */
  after(delayMs: number, call: () => void): () => void;
}

/** Node's timers take no longer delays. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export const machineClock: MachineClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  uptime: () => uptime() * 1000,
  after(delayMs, call) {
    const due = performance.now() + delayMs;
    let timer: NodeJS.Timeout;
    const wait = () => {
      const restMs = Math.min(Math.max(due - performance.now(), 0), MAX_DELAY_MS);
      // A timer may be early by a fraction of a millisecond.
      timer = setTimeout(() => (performance.now() < due ? wait() : call()), restMs);
      timer.unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};
