import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './settings-skeleton.module.css';

/** Placeholder of the tabs while the session loads. */
export function SettingsSkeleton() {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.layout}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" className={styles.tabs} />
      <Skeleton shape="block" height="34rem" />
    </div>
  );
}
