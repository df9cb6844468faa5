import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { useContext, useEffect, useEffectEvent } from 'react';
import { storeBestRun } from './best-run.ts';
import { BestScore } from './best-score.ts';
import { SeamRecorder } from './seam-curve.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** Records how fast a run joins its seams, and stores that of the best one on this device. */
export function useSeamRecorder(
  controller: RunController<PuzzleState, PuzzleCommand, PuzzleEvent>,
  { counts }: { readonly counts: boolean },
): void {
  const best = useContext(BestScore);
  const store = useEffectEvent(({ score }: Readonly<PuzzleState>, { curve }: SeamRecorder) => {
    if (counts) storeBestRun({ score, curve }, best);
  });
  useEffect(() => {
    const recorder = new SeamRecorder();
    const stopTicks = controller.onTick((state, events) => {
      if (events.length > 0) recorder.observe(state);
      if (events.some(({ type }) => type === 'solved')) store(state, recorder);
    });
    const stopResets = controller.onReset(() => recorder.reset());
    return () => {
      stopTicks();
      stopResets();
    };
  }, [controller]);
}
