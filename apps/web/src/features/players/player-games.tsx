import type { PlayerCard } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { numberFormat } from '@star-seekers/ui/number-format';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { relativeTime } from '../../i18n/relative-time.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './player-games.module.css';

interface PlayerGamesProps {
  /** Undefined while loading. */
  readonly games: PlayerCard['games'] | undefined;
  /** Called before a run is opened. */
  readonly onLeave?: (() => void) | undefined;
}

/** A player's records in every game. */
export function PlayerGames({ games, onLeave }: PlayerGamesProps) {
  const { t, i18n } = useTranslation(['players', 'catalog', 'leaderboard']);
  const [openedAt] = useState(() => Date.now());
  const format = numberFormat(i18n.language);
  return (
    <table className={styles.games}>
      <caption className={styles.caption}>{t('games.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('games.game')}</th>
          <th scope="col">{t('games.points')}</th>
          <th scope="col">{t('games.best')}</th>
          <th scope="col">{t('games.runs')}</th>
        </tr>
      </thead>
      <tbody>
        {catalog.map(({ id, slug }) => {
          const record = games?.find(({ gameId }) => gameId === id);
          const cell = (value: number | null = null) =>
            games ? value === null ? '–' : format.format(value) : <Skeleton width="2.5rem" />;
          return (
            <tr key={id} data-unplayed={(games && !record) || undefined}>
              <th scope="row">
                {t(`catalog:${slug}.title`)}
                {record && (
                  <small className={styles.last}>
                    {t('games.last', { when: relativeTime(record.lastPlayedAt, openedAt, i18n.language) })}
                  </small>
                )}
              </th>
              <td>{cell(record?.totalPoints)}</td>
              <td>
                {record?.bestRunId && record.bestScore !== null ? (
                  <Link
                    to={`/run/${record.bestRunId}`}
                    className={styles.run}
                    title={t('leaderboard:rows.watch')}
                    onClick={onLeave}
                  >
                    <Play aria-hidden="true" />
                    {cell(record.bestScore)} <VisuallyHidden>{t('leaderboard:rows.watch')}</VisuallyHidden>
                  </Link>
                ) : (
                  cell(record?.bestScore)
                )}
              </td>
              <td>{cell(record?.gamesPlayed)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
