import { memo } from 'react';
import styles from './score-chart.module.css';
import { type ScoreLine, pathOf } from './score-line.ts';

/** The score of the run over time, and of those that it is compared with. */
export interface ScoreLines {
  readonly own: ScoreLine;
  readonly best?: ScoreLine;
  readonly next?: ScoreLine;
}

/** The scores as lines. Decorative: the timeline and the list of moments tell the same. */
export const ScoreChart = memo(function ScoreChart({
  lines,
  ticks,
}: {
  readonly lines: ScoreLines;
  readonly ticks: number;
}) {
  const { own, best, next } = lines;
  const shown = [own, best, next].flatMap((line) => line?.points.filter(({ tick }) => tick <= ticks) ?? []);
  // Some room above the highest line.
  const top = 1.08 * Math.max(1, ...shown.map(({ score }) => score));
  return (
    <svg className={styles.chart} viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.area} d={pathOf(own, ticks, top, true)} />
      {best && <path className={styles.best} d={pathOf(best, ticks, top)} />}
      {next && <path className={styles.next} d={pathOf(next, ticks, top)} />}
      <path className={styles.own} d={pathOf(own, ticks, top)} />
    </svg>
  );
});
