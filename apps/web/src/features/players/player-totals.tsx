import type { PlayerCard } from '@star-seekers/contracts';
import { numberFormat } from '@star-seekers/ui/number-format';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './player-totals.module.css';

/** Points and verified runs over all games. @param card undefined while loading */
export function PlayerTotals({ card }: { readonly card: PlayerCard | undefined }) {
  const { t, i18n } = useTranslation('players');
  const format = numberFormat(i18n.language);
  const figures = [
    { label: t('totalPoints'), value: card?.totalPoints },
    { label: t('verifiedRuns'), value: card?.gamesPlayed, verified: true },
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(({ label, value, verified }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>
            {verified && <BadgeCheck aria-hidden="true" />}
            {label}
          </dt>
          <dd className={styles.value}>
            {value === undefined ? <Skeleton width="5rem" height="1lh" /> : format.format(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
