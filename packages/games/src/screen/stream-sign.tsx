import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StreamStatus } from './game-host.ts';
import styles from './stream-sign.module.css';

export interface StreamSignProps {
  readonly status: StreamStatus;
  /** The run has yet to begin, so nothing can stop. */
  readonly isBeginning: boolean;
}

/** A quiet line at the edge of the board while nothing is heard of the hub. */
export function StreamSign({ status, isBeginning }: StreamSignProps) {
  const { t } = useTranslation('games');
  return (
    <output className={styles.region}>
      {status === 'late' && (
        <span className={styles.sign}>
          <CloudOff aria-hidden="true" />
          {t(isBeginning ? 'screen.outage.waiting' : 'screen.outage.sign')}
        </span>
      )}
    </output>
  );
}
