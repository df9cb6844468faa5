import { onTestFinished, vi } from 'vitest';

/** Long for a frame, and short enough for the fixed step to lose none of it. */
const FRAME_MS = 80;

/** Manual time: frames, timers and `performance.now` advance only with {@link OwnTime.pass}. */
export interface OwnTime {
  /** Lets so much time pass, in frames of 80 ms and a last one of what is left. */
  pass(ms: number): void;
}

/** Stops the page's time until the end of the test. */
export function holdTime(): OwnTime {
  let now = performance.now();
  let waiting = new Map<number, FrameRequestCallback>();
  let lastId = 1_000_000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const cancelReal = cancelAnimationFrame.bind(window);
  const spies = [
    vi.spyOn(performance, 'now').mockImplementation(() => now),
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      lastId++;
      waiting.set(lastId, callback);
      return lastId;
    }),
    vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
      if (!waiting.delete(id)) cancelReal(id);
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    vi.useRealTimers();
    for (const callback of waiting.values()) requestAnimationFrame(callback);
  });
  const frame = (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(ms);
    const due = waiting;
    waiting = new Map();
    for (const callback of due.values()) callback(now);
  };
  return {
    pass(ms) {
      for (let left = ms; left > 0; left -= FRAME_MS) frame(Math.min(left, FRAME_MS));
    },
  };
}
