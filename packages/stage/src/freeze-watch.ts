import type { RunController } from './run-controller.ts';

/** After so long without a frame the page was frozen, or its device asleep: nobody was playing. */
const FROZEN_MS = 2000;

/**
 * Pauses a run whose page has stood still. Where the rules allow no pause, the time has passed unseen.
 * @returns to be called in every frame, with the time in milliseconds
 */
export function createFreezeWatch(
  controller: Pick<RunController, 'pause' | 'catchUp' | 'getSnapshot'>,
): (now: number) => void {
  let last: number | undefined;
  return (now) => {
    const gapMs = now - (last ?? now);
    const isPlaying = controller.getSnapshot().phase === 'playing';
    last = isPlaying ? now : undefined;
    if (!isPlaying || gapMs < FROZEN_MS) return;
    controller.pause();
    if (controller.getSnapshot().pausing) controller.catchUp(gapMs);
  };
}
