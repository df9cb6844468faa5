import { HeartCrack } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './last-segment.module.css';

/** Beside the number of the question while one segment of hull is left. */
export function LastSegment() {
  const { t } = useTranslation('games');
  return (
    <span className={styles.last}>
      <HeartCrack aria-hidden="true" />
      {t('lore-master.lastSegment')}
    </span>
  );
}
