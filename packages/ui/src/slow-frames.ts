/** So much of what is drawn is judged at a time. */
const WINDOW_MS = 2000;

/** Clearly longer than a frame of a screen that shows sixty a second: more than half of the frames are missed. */
const SLOW_MS = 22;

/** No frame takes so long: the page was hidden, or its script held it up. */
const GAP_MS = 1000;

/** Judges whether a picture that moves is drawn as fast as the screen shows it. */
export interface SlowFrameWatch {
  /** The picture has moved on. @param intervalMs since its last frame */
  frame(intervalMs: number): void;
  /** It stands still from now on: what was seen of it is no measure for what comes. */
  rest(): void;
}

/**
 * Detail is decided by the median of two seconds, so that one long frame, or a burst of them, decides nothing.
 * @param onSlow called once, when the frames of a whole window were too slow
 */
export function createSlowFrameWatch(onSlow: () => void): SlowFrameWatch {
  let intervals: number[] = [];
  let watchedMs = 0;
  let decided = false;
  const rest = () => {
    intervals = [];
    watchedMs = 0;
  };
  return {
    rest,
    frame(intervalMs) {
      if (decided || intervalMs > GAP_MS) return;
      intervals.push(intervalMs);
      watchedMs += intervalMs;
      if (watchedMs < WINDOW_MS) return;
      decided = median(intervals) > SLOW_MS;
      rest();
      if (decided) onSlow();
    },
  };
}

function median(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}
