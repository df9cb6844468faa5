import { HeartCrack, HeartOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './last-segment.module.css';
import { MAX_STRIKES } from './rules.ts';

/** Beside the number of the question while one segment of hull is left, and when it has broken. */
export function LastSegment({ strikes }: { readonly strikes: number }) {
  const { t } = useTranslation('games');
  if (strikes < MAX_STRIKES - 1) return null;
  const isBroken = strikes >= MAX_STRIKES;
  const Icon = isBroken ? HeartOff : HeartCrack;
  return (
    <span key={strikes} className={styles.last} data-broken={isBroken || undefined}>
      <Icon aria-hidden="true" />
      {t(isBroken ? 'lore-master.hullBroken' : 'lore-master.lastSegment')}
    </span>
  );
}
