/** Length of a measurement window. */
const WINDOW_MS = 2000;

/** Longer intervals are gaps, for example of a hidden page. */
const GAP_MS = 1000;

/** Measures the time between the frames of an animation. */
export interface FrameTimes {
  /** Reports a frame. @param intervalMs time since the last frame */
  frame(intervalMs: number): void;
  /** Reports that the animation has stopped; discards the current window. */
  rest(): void;
}

/** @param onMedian called with the median of each window of two seconds: single long frames and bursts do not count */
export function createFrameTimes(onMedian: (intervalMs: number) => void): FrameTimes {
  let intervals: number[] = [];
  let watchedMs = 0;
  const rest = () => {
    intervals = [];
    watchedMs = 0;
  };
  return {
    rest,
    frame(intervalMs) {
      if (intervalMs > GAP_MS) return;
      intervals.push(intervalMs);
      watchedMs += intervalMs;
      if (watchedMs < WINDOW_MS) return;
      const middle = median(intervals);
      rest();
      onMedian(middle);
    },
  };
}

function median(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}
