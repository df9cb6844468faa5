import type { HomeCurve } from './home-curve.ts';
import { PIECES } from './rules.ts';

/** The best ranked run that was solved on this device. Not worth a request: without it the bar shows a par. */
export interface BestRun {
  readonly score: number;
  readonly curve: HomeCurve;
}

const KEY = 'star-seekers.puzzle.best-run';

/**
 * The curve of the player's best run.
 * @param bestScore of the signed-in player; a run with another score is someone else's, or an older one
 */
export function bestCurve(bestScore: number | null): HomeCurve | undefined {
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

function isCurve(curve: unknown): curve is HomeCurve {
  return Array.isArray(curve) && curve.length === PIECES && curve.every((tick) => Number.isInteger(tick));
}
