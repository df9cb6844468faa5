import { useTranslation } from 'react-i18next';
import { Spinner } from '@star-seekers/ui/spinner';
import styles from './trailer-notice.module.css';

/** Loading state of the trailer. */
export function TrailerLoading() {
  const { t } = useTranslation('trailer');
  return (
    <div className={styles.notice} role="status">
      <Spinner size="lg" />
      <p className={styles.text}>{t('loading')}</p>
    </div>
  );
}
