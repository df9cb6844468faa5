import { RotateCw, SatelliteDish } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './state-panel.module.css';

export interface ErrorStateProps {
  readonly title?: ReactNode;
  /** Error message, usually `describeError(error)`. */
  readonly message: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
}

/** Replaces content that failed to load. */
export function ErrorState({ title, message, onRetry, retrying = false }: ErrorStateProps) {
  const { t } = useTranslation('common');
  return (
    <div className={classNames(styles.panel, styles.error)} role="alert">
      <div className={styles.icon} aria-hidden="true">
        <SatelliteDish />
      </div>
      <p className={styles.title}>{title ?? t('states.errorTitle')}</p>
      <p className={styles.message}>{message}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button icon={<RotateCw aria-hidden="true" />} busy={retrying} onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}
