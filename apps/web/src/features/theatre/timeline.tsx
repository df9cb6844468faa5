import type { RunPage } from '@star-seekers/contracts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { type CSSProperties, type PointerEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moment } from './moments.ts';
import { exactTime, playTime } from './play-time.ts';
import { ScoreChart, type ScoreLines } from './score-chart.tsx';
import { scoreAt } from './score-line.ts';
import { type Film, useFilmSnapshot, useFilmTick } from './film.ts';
import styles from './timeline.module.css';

export interface TimelineProps {
  readonly film: Film;
  readonly moments: readonly Moment[];
  readonly lines: ScoreLines;
  /** Names the runs of the other lines. */
  readonly page: Pick<RunPage, 'best' | 'next'>;
}

/** A moment so close to the pointer is named, as a share of the timeline. */
const NEAR_SHARE = 0.012;

/** The run from its start to its end, from left to right in every language: score, moments, and the place that is shown. */
export function Timeline({ film, moments, lines, page }: TimelineProps) {
  const { t, i18n } = useTranslation('play');
  const tick = useFilmTick(film);
  const { prepared } = useFilmSnapshot(film);
  const [hovered, setHovered] = useState<number>();
  const { ticks } = film;
  const format = numberFormat(i18n.language);
  const near =
    hovered === undefined
      ? undefined
      : moments.find((moment) => Math.abs(moment.tick / Math.max(1, ticks) - hovered) < NEAR_SHARE);
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setHovered(Math.min(1, Math.max(0, (event.clientX - left) / width)));
  };
  return (
    <div className={styles.timeline} dir="ltr">
      <div className={styles.chart} onPointerMove={follow} onPointerLeave={() => setHovered(undefined)}>
        <ScoreChart lines={lines} ticks={ticks} />
        <div className={styles.veil} style={{ '--share': prepared } as CSSProperties} />
        <Marks moments={moments} ticks={ticks} />
        <div className={styles.head} style={{ '--share': tick / Math.max(1, ticks) } as CSSProperties} />
        <input
          type="range"
          data-timeline=""
          className={styles.slider}
          aria-label={t('theatre.timeline.label')}
          aria-valuetext={t('theatre.timeline.position', {
            time: playTime(tick),
            total: playTime(ticks),
            score: format.format(scoreAt(lines.own, tick)),
          })}
          min={0}
          max={ticks}
          value={tick}
          onChange={(event) => film.scrub(event.currentTarget.valueAsNumber)}
          onPointerUp={() => film.endScrub()}
          onPointerCancel={() => film.endScrub()}
          onKeyUp={() => film.endScrub()}
          // The release may have been lost to another window.
          onBlur={() => film.endScrub()}
        />
        {hovered !== undefined && (
          <output className={styles.bubble} style={{ '--share': hovered } as CSSProperties} aria-hidden="true">
            <strong>{playTime(hovered * ticks)}</strong> {format.format(scoreAt(lines.own, hovered * ticks))}
            {near && <span className={styles.near}>{near.text}</span>}
          </output>
        )}
      </div>
      <div className={styles.times}>
        <span aria-hidden="true">{exactTime(tick)}</span>
        <Legend lines={lines} page={page} />
        <span aria-hidden="true">{playTime(ticks)}</span>
      </div>
    </div>
  );
}

/** Apart from what moves with every frame. */
const Marks = memo(function Marks({ moments, ticks }: Pick<TimelineProps, 'moments'> & { readonly ticks: number }) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {moments.map(({ id, tick, tone }) => (
        <span
          key={id}
          className={styles.mark}
          data-tone={tone}
          style={{ '--share': tick / Math.max(1, ticks) } as CSSProperties}
        />
      ))}
    </div>
  );
});

function Legend({ lines, page }: Pick<TimelineProps, 'lines' | 'page'>) {
  const { t } = useTranslation('play');
  if (!lines.best && !lines.next) return null;
  return (
    <ul className={styles.legend}>
      <li data-line="own">{t('theatre.timeline.own')}</li>
      {lines.best && page.best && (
        <li data-line="best">{t('theatre.timeline.best', { player: page.best.player.username })}</li>
      )}
      {lines.next && page.next && (
        <li data-line="next">{t('theatre.timeline.next', { player: page.next.player.username })}</li>
      )}
    </ul>
  );
}
