import { TICKS_PER_SECOND } from '@star-seekers/sim';

/** A score over time, as the points of a step line: it holds until the next point. */
export interface ScoreLine {
  readonly points: readonly { readonly tick: number; readonly score: number }[];
}

/** Most points of a drawn line: more are not seen. */
const MAX_POINTS = 600;

/** The line of scores at equal intervals, the last one at the end. @param everyTicks between two scores */
export function scoreLine(scores: readonly number[], everyTicks: number, endTick: number): ScoreLine {
  const stride = Math.max(1, Math.ceil(scores.length / MAX_POINTS));
  const points = scores.flatMap((score, index) =>
    index % stride === 0 || index === scores.length - 1 ? [{ tick: Math.min(index * everyTicks, endTick), score }] : [],
  );
  return { points };
}

/** The line of a score after each second. */
export function secondsLine(scores: readonly number[], endTick: number, finalScore: number): ScoreLine {
  const { points } = scoreLine(scores, TICKS_PER_SECOND, endTick);
  return { points: [...points, { tick: endTick, score: finalScore }] };
}

/**
 * The path of a line in a box of 1000 × 100, time from left to right and the score from the bottom up. What lies after the end of the box
 * is cut by it.
 * @param closed down to the bottom, for an area
 */
export function pathOf({ points }: ScoreLine, ticks: number, top: number, closed = false): string {
  if (points.length === 0) return '';
  const place = ({ tick, score }: { tick: number; score: number }) =>
    `${round((1000 * tick) / Math.max(1, ticks))} ${round(100 - (100 * score) / Math.max(1, top))}`;
  const line = `M${points.map(place).join('L')}`;
  const last = points.at(-1)?.tick ?? 0;
  return closed ? `${line}L${round((1000 * last) / Math.max(1, ticks))} 100L0 100Z` : line;
}

/** The score of a line at a tick. */
export function scoreAt({ points }: ScoreLine, tick: number): number {
  return points.findLast((point) => point.tick <= tick)?.score ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
