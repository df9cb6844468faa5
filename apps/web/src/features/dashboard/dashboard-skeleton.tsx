import { catalog } from '@star-seekers/games/catalog';
import { useTranslation } from 'react-i18next';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './dashboard-skeleton.module.css';

/** The dashboard's layout without a player. */
export function DashboardSkeleton() {
  const { t } = useTranslation('dashboard');
  return (
    <Page>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton className={styles.banner} shape="block" />
      <Skeleton className={styles.title} width="8rem" />
      <div className={styles.grid}>
        {catalog.map(({ id }) => (
          <Skeleton key={id} className={styles.card} shape="block" />
        ))}
      </div>
    </Page>
  );
}
