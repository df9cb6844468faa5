/** Length of a measurement window while something is played. */
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

/** @param onMedian called with the median of each window, absent: of two seconds: single long frames and bursts do not count */
export function createFrameTimes(onMedian: (intervalMs: number) => void, windowMs = WINDOW_MS): FrameTimes {
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
      if (watchedMs < windowMs) return;
      const middle = median(intervals);
      rest();
      onMedian(middle);
    },
  };
}

/** Frames of the screen that a measurement takes: a quarter of a second at 60 Hz. */
const REFRESH_FRAMES = 16;

/** Measures the screen's own frame interval, which a display or a battery saver may cap at 30 Hz. */
export interface RefreshMeter {
  /** The page has stopped drawing: measures once, unless that was done since it last drew. */
  rest(): void;
  /** The page draws: a measurement would measure the page. */
  draw(): void;
}

/** @param onMeasured gets the interval in milliseconds */
export function createRefreshMeter(onMeasured: (intervalMs: number) => void): RefreshMeter {
  let isDue = true;
  let frame = 0;
  const measure = () => {
    const intervals: number[] = [];
    let lastAt: number | undefined;
    frame = requestAnimationFrame(function onFrame(now) {
      if (lastAt !== undefined) intervals.push(now - lastAt);
      lastAt = now;
      if (intervals.length < REFRESH_FRAMES) frame = requestAnimationFrame(onFrame);
      // What else the page does can only lengthen an interval.
      else onMeasured(intervals.toSorted((one, other) => one - other)[REFRESH_FRAMES / 4] ?? 0);
    });
  };
  return {
    rest() {
      if (isDue) measure();
      isDue = false;
    },
    draw() {
      cancelAnimationFrame(frame);
      isDue = true;
    },
  };
}

function median(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}
