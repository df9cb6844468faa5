import { Info, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './icon-button.tsx';
import styles from './notices.module.css';

export interface Notice {
  readonly id: number;
  readonly kind: 'info' | 'problem';
  readonly text: string;
  /** Text to copy by hand. */
  readonly copyable?: string;
}

export interface NoticesProps {
  readonly notices: readonly Notice[];
  readonly onDismiss: (id: number) => void;
}

/** The messages of the sandbox; each stays until it is dismissed. */
export function Notices({ notices, onDismiss }: NoticesProps) {
  const { t } = useTranslation('sandbox');
  return (
    <div className={styles.notices} aria-live="polite">
      {notices.map(({ id, kind, text, copyable }) => (
        <div key={id} className={styles.notice} data-kind={kind}>
          {kind === 'problem' ? <TriangleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
          <div className={styles.words}>
            <p>{text}</p>
            {copyable !== undefined && (
              <input
                readOnly
                className={styles.copyable}
                aria-label={text}
                value={copyable}
                onFocus={({ target }) => target.select()}
              />
            )}
          </div>
          <IconButton label={t('dismiss')} onClick={() => onDismiss(id)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
