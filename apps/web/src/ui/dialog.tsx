import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, the close button, or a click outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Element above the title, for example an emblem. */
  readonly ornament?: ReactNode;
  readonly children: ReactNode;
  readonly size?: 'sm' | 'md';
  /** Only the buttons inside close it: no close button, no Escape, no click outside. */
  readonly required?: boolean;
  /** Element that gets the focus; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog. It traps the focus and returns it on close. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  ornament,
  children,
  size = 'sm',
  required = false,
  initialFocus,
}: DialogProps) {
  const { t } = useTranslation('common');
  const generation = useGeneration(open);
  return (
    <Base.Root
      key={generation}
      open={open}
      disablePointerDismissal={required}
      onOpenChange={(isOpen, details) => {
        if (isOpen) return;
        if (required && details.reason === 'escape-key') details.cancel();
        else onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={`${styles.popup} ${styles[size]}`} {...(initialFocus && { initialFocus })}>
            {ornament && <div className={styles.ornament}>{ornament}</div>}
            <Base.Title className={styles.title}>{title}</Base.Title>
            {description && <Base.Description className={styles.description}>{description}</Base.Description>}
            <div className={styles.body}>{children}</div>
            {!required && (
              <Base.Close className={styles.close} aria-label={t('actions.close')}>
                <X aria-hidden="true" />
              </Base.Close>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** Time after which a closed dialog is removed: longer than its fade. */
const REMOVE_AFTER_MS = 700;

/**
 * A key that changes after each close. Base UI removes a dialog when its transition ends, which may never happen in a browser that
 * draws no frames. The new key removes it in any case.
 */
function useGeneration(open: boolean): number {
  const [generation, setGeneration] = useState(0);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open) wasOpen.current = true;
    if (open || !wasOpen.current) return undefined;
    const timer = setTimeout(() => {
      wasOpen.current = false;
      setGeneration((count) => count + 1);
    }, REMOVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return generation;
}
