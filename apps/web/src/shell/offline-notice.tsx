import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online.ts';

/** A notice below the header while the browser is offline. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <CloudOff aria-hidden="true" />
          <strong>{t('offline.title')}</strong>
          <span>{t('offline.message')}</span>
        </p>
      )}
    </div>
  );
}
