import type { ReactNode } from 'react';
import { Button } from '@star-seekers/ui/button';
import { OverlayPanel } from './overlay-panel.tsx';

export interface ConfirmPanelProps {
  readonly title: string;
  readonly message: string;
  /** Names what happens: never just 'OK'. */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Further buttons, between the two. */
  readonly children?: ReactNode;
}

/** Asks for confirmation before something that cannot be undone. The safe answer has the focus. */
export function ConfirmPanel({
  title,
  message,
  confirmLabel,
  cancelLabel,
  busy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmPanelProps) {
  return (
    <OverlayPanel
      title={title}
      tone="danger"
      behind="blur"
      onEscape={onCancel}
      actions={
        <>
          <Button variant="primary" data-autofocus="" onClick={onCancel}>
            {cancelLabel}
          </Button>
          {children}
          <Button busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{message}</p>
    </OverlayPanel>
  );
}
