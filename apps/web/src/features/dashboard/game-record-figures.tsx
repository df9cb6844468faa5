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
  // Not updated while the page is open: a moving clock would distract.
  const [now] = useState(() => Date.now());
  const entry = typeof record === 'object' ? record : undefined;
  const none = t('games.none');
  const isUnplayed = record === 'none';
  const figures = [
    { label: t('games.points'), value: entry ? <Countup value={entry.totalPoints} /> : isUnplayed ? 0 : none },
    {
      label: t('games.best'),
      value: typeof entry?.bestScore === 'number' ? <Countup value={entry.bestScore} /> : none,
    },
    {
      label: t('games.lastPlayed'),
      value: entry ? relativeTime(entry.lastPlayedAt, now, i18n.language) : isUnplayed ? t('games.never') : none,
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
