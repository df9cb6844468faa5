import { useTranslation } from 'react-i18next';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '@star-seekers/ui/spinner';
import styles from './play-skeleton.module.css';

/** Holds the place of a game's screen while it loads. */
export function PlaySkeleton() {
  const { t } = useTranslation('play');
  return (
    <output className={styles.place}>
      <div className={styles.header}>
        <PendingHeading width="min(20rem, 70%)" height="2.75rem" />
        <Skeleton width="min(26rem, 90%)" height="2rem" />
      </div>
      <div className={styles.stage}>
        <Spinner size="lg" />
        <p className={styles.words}>{t('loading')}</p>
      </div>
    </output>
  );
}
