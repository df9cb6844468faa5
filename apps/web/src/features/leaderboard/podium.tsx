import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import styles from './podium.module.css';
import type { RankingRow } from './rankings.tsx';

/** The first three, the winner in the middle and highest. */
export function Podium({
  rows,
  username,
}: {
  readonly rows: readonly RankingRow[];
  readonly username: string | undefined;
}) {
  const { t, i18n } = useTranslation('leaderboard');
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <ol className={styles.podium} aria-label={t('podium')}>
      {rows.slice(0, 3).map(({ id, rank, user, figures }) => (
        <li key={id} className={styles.place} data-rank={rank} data-faction-scope={user.faction}>
          {rank === 1 && <Crown className={styles.crown} aria-hidden="true" />}
          <FactionEmblem faction={user.faction} size="clamp(3.5rem, 8vw, 5.5rem)" />
          <span className={styles.name}>{user.username}</span>
          <span className={styles.points}>
            {t('points', { count: figures[0], formatted: format.format(figures[0]) })}
          </span>
          {user.username === username && <Badge tone="accent">{t('you')}</Badge>}
          <span className={styles.step}>{format.format(rank)}</span>
        </li>
      ))}
    </ol>
  );
}
