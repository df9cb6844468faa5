import { useTranslation } from 'react-i18next';
import { PendingHeading } from '../../shell/pending-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './theatre-page.module.css';

/** The page of a run while it loads. @param bare without its headline */
export function TheatreSkeleton({ bare = false }: { readonly bare?: boolean }) {
  const { t } = useTranslation('play');
  return (
    <output className={styles.skeleton} aria-label={t('theatre.loading')}>
      {!bare && <PendingHeading />}
      <Skeleton height="min(70dvh, 40rem)" shape="block" />
      <Skeleton height="5rem" shape="block" />
    </output>
  );
}
