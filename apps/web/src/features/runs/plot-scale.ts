import type { PlayerPlot } from '@star-seekers/contracts';

/** A run in the plot of a game, from 0 to 1 in both directions. */
export interface PlottedRun {
  readonly runId: string;
  readonly x: number;
  readonly y: number;
  readonly counts: boolean;
  /** The best of those that count. */
  readonly best: boolean;
}

/** Places the runs of a game; a single one in the middle. */
export function plottedRuns({ points }: PlayerPlot[number]): PlottedRun[] {
  const times = points.map(({ finishedAt }) => finishedAt);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const highest = Math.max(1, ...points.map(({ score }) => score));
  const best = bestOf(points);
  return points.map((point) => ({
    runId: point.runId,
    x: to === from ? 0.5 : (point.finishedAt - from) / (to - from),
    y: point.score / highest,
    counts: point.counts,
    best: point === best,
  }));
}

/** The best run that counts, of equal ones the first. */
export function bestOf<Point extends { readonly score: number; readonly counts: boolean }>(
  points: readonly Point[],
): Point | undefined {
  let best: Point | undefined;
  for (const point of points) if (point.counts && point.score > (best?.score ?? -1)) best = point;
  return best;
}
