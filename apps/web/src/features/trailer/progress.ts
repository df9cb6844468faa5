/** How often the place in the video is read (`P9.6`). */
export const PROGRESS_POLL_MS = 500;

/** So close to its end, the video counts as seen (`P9.6`). */
const END_THRESHOLD_S = 0.5;

type Progress = Pick<HTMLMediaElement, 'currentTime' | 'duration' | 'ended'>;

/** Whether the video has been seen to its end. A length that is not known yet, or a stream without one, never ends early. */
export function isComplete({ currentTime, duration, ended }: Progress): boolean {
  return ended || (duration > 0 && duration - currentTime <= END_THRESHOLD_S);
}
