import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../i18n/relative-time.ts';
import { Countup } from '../../ui/countup.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { GameRecord } from './game-card.tsx';
import styles from './game-record-figures.module.css';

/** Points, best score and last run in one game. Before the first run: 0, -- and Never (`P2.52`). */
export function GameRecordFigures({ record }: { readonly record: GameRecord }) {
  const { t, i18n } = useTranslation('dashboard');
  // The page is opened anew often enough; a clock that ticks would only move the eye.
  const [now] = useState(() => Date.now());
  const known = typeof record === 'object' ? record : undefined;
  const none = t('games.none');
  const first = record === 'none';
  const figures = [
    { label: t('games.points'), value: known ? <Countup value={known.totalPoints} /> : first ? 0 : none },
    { label: t('games.best'), value: known ? <Countup value={known.bestScore} /> : none },
    {
      label: t('games.lastPlayed'),
      value: known ? relativeTime(known.lastPlayedAt, now, i18n.language) : first ? t('games.never') : none,
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{record === 'loading' ? <Skeleton width="3rem" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
