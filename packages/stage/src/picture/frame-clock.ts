/** The time of one drawn frame; one object that is reused each frame. */
export interface FrameClock {
  /** Presentation time in milliseconds. It stands still while the run is paused. */
  nowMs: number;
  /** Since the last frame; 0 while the run is paused. */
  deltaMs: number;
  /** How far the frame is between the last two ticks, from 0 to 1. */
  alpha: number;
  /** No shake, no flash, no pulse. */
  reducedMotion: boolean;
  /** No glow, fewer particles. */
  reducedDetail: boolean;
}

export function createFrameClock(): FrameClock {
  return { nowMs: 0, deltaMs: 0, alpha: 1, reducedMotion: false, reducedDetail: false };
}
