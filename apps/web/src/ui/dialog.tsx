import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called when the player asks to close it: Escape, the cross, or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Above the title, for example an emblem. */
  readonly ornament?: ReactNode;
  readonly children: ReactNode;
  readonly size?: 'sm' | 'md';
  /** Only the buttons inside close it, not a press outside or Escape; it has no cross. */
  readonly required?: boolean;
  /** Gets the focus first; by default the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog. Focus is held inside and goes back to where it was. */
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
      onOpenChange={(wanted, details) => {
        if (wanted) return;
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

/** Longer than the dialog takes to fade. */
const GONE_MS = 700;

/**
 * Counts the closings that had their time. Base UI takes a dialog away when its transition has ended, which a browser that draws no
 * frames may never begin; a dialog of another generation is a new one, and so the old one is gone in any case.
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
    }, GONE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return generation;
}
