import { createFrameTimes } from '@star-seekers/ui/frame-times';

/** A second is measured, once everything has been drawn for some time. */
const MEASURED_MS = 1000;
const WARM_UP_MS = 500;

/** Longer it does not draw for that. */
const MOST_MS = 4000;

/** Measures how fast a game's own picture is drawn before a run, so that a slow device is found before it pays. */
export interface MenuMeter {
  /** It needs more frames. */
  readonly isOn: boolean;
  begin(): void;
  /** Reports a frame. @param intervalMs time since the last frame */
  frame(intervalMs: number): void;
  end(): void;
}

/** @param onMeasured gets the median interval between two frames, in milliseconds */
export function createMenuMeter(onMeasured: (medianMs: number) => void): MenuMeter {
  let leftMs = 0;
  const times = createFrameTimes((medianMs) => {
    leftMs = 0;
    onMeasured(medianMs);
  }, MEASURED_MS);
  return {
    get isOn() {
      return leftMs > 0;
    },
    begin() {
      times.rest();
      leftMs = MOST_MS;
    },
    frame(intervalMs) {
      if (leftMs <= 0) return;
      leftMs -= intervalMs;
      if (leftMs <= MOST_MS - WARM_UP_MS) times.frame(intervalMs);
    },
    end() {
      leftMs = 0;
    },
  };
}
