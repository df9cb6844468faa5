import { useTranslation } from 'react-i18next';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { PageSky } from './page-sky.tsx';
import styles from './route-fallback.module.css';

/** Placeholder while the code of the first screen loads. */
export function RouteFallback() {
  const { t } = useTranslation('common');
  return (
    <>
      <PageSky />
      <Page className={styles.page}>
        <VisuallyHidden role="status">{t('states.loading')}</VisuallyHidden>
        <h1>
          <VisuallyHidden>{t('product')}</VisuallyHidden>
          <Skeleton width="min(22rem, 70%)" height="var(--text-3xl)" />
        </h1>
        <Skeleton width="min(34rem, 90%)" />
        <Skeleton height="min(50dvh, 28rem)" shape="block" />
      </Page>
    </>
  );
}
