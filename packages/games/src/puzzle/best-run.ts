import { SEAMS } from './seams.ts';
import type { SeamCurve } from './seam-curve.ts';

/** The best ranked run that was solved on this device. Not worth a request: without it the seam bar shows a par. */
export interface BestRun {
  readonly score: number;
  readonly curve: SeamCurve;
}

const KEY = 'star-seekers.puzzle.best-run';

/**
 * The curve of the player's best run.
 * @param bestScore of the signed-in player; a run with another score is someone else's, or an older one
 */
export function bestCurve(bestScore: number | null): SeamCurve | undefined {
  const run = readBestRun();
  return run && run.score === bestScore ? run.curve : undefined;
}

/** Stores a solved run if it is the player's best. A device without storage goes without. */
export function storeBestRun(run: BestRun, bestScore: number | null): void {
  if (run.score < (bestScore ?? 0)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(run));
  } catch {
    // Full or forbidden.
  }
}

function readBestRun(): BestRun | undefined {
  try {
    const run = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<BestRun> | null;
    return run && isCurve(run.curve) && typeof run.score === 'number'
      ? { score: run.score, curve: run.curve }
      : undefined;
  } catch {
    return undefined;
  }
}

function isCurve(curve: unknown): curve is SeamCurve {
  return Array.isArray(curve) && curve.length === SEAMS.length && curve.every((tick) => Number.isInteger(tick));
}
