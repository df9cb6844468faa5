import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StreamStatus } from './game-host.ts';
import styles from './stream-sign.module.css';

/** A quiet line at the edge of the board while nothing is heard of the hub. */
export function StreamSign({ status }: { readonly status: StreamStatus }) {
  const { t } = useTranslation('games');
  return (
    <output className={styles.region}>
      {status === 'late' && (
        <span className={styles.sign}>
          <CloudOff aria-hidden="true" />
          {t('screen.outage.sign')}
        </span>
      )}
    </output>
  );
}
