/** Polling interval of the video position (`P9.6`). */
export const PROGRESS_POLL_MS = 500;

/** Remaining time at which the video counts as complete (`P9.6`). */
const END_THRESHOLD_S = 0.5;

type Progress = Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'ended'>;

/** Whether the video is complete. Without a known length, only the `ended` state counts. */
export function isComplete({ currentTime, duration, ended }: Progress): boolean {
  return ended || (duration > 0 && duration - currentTime <= END_THRESHOLD_S);
}
