/** Length of a measurement window. */
const WINDOW_MS = 2000;

/** Slow frame interval: clearly longer than a frame at 60 Hz. */
const SLOW_MS = 22;

/** Longer intervals are gaps, for example of a hidden page. */
const GAP_MS = 1000;

/** Detects slow animation frames. */
export interface SlowFrameWatch {
  /** Reports a frame. @param intervalMs time since the last frame */
  frame(intervalMs: number): void;
  /** Reports that the animation has stopped; discards the current window. */
  rest(): void;
}

/**
 * Decides by the median of a two-second window, so that single long frames or bursts do not count.
 * @param onSlow called once, when the median of a window is too slow
 */
export function createSlowFrameWatch(onSlow: () => void): SlowFrameWatch {
  let intervals: number[] = [];
  let watchedMs = 0;
  let isSlow = false;
  const rest = () => {
    intervals = [];
    watchedMs = 0;
  };
  return {
    rest,
    frame(intervalMs) {
      if (isSlow || intervalMs > GAP_MS) return;
      intervals.push(intervalMs);
      watchedMs += intervalMs;
      if (watchedMs < WINDOW_MS) return;
      isSlow = median(intervals) > SLOW_MS;
      rest();
      if (isSlow) onSlow();
    },
  };
}

function median(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}
