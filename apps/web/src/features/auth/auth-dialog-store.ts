import { create } from 'zustand';

export interface AuthDialogOptions {
  readonly tab?: 'signIn' | 'signUp';
  /** The player signed in or up; the dialog is closed. Without it a new player is led to the dashboard. */
  readonly onSignedIn?: (() => void) | undefined;
  /** The dialog was closed without signing in. */
  readonly onClosed?: (() => void) | undefined;
}

interface AuthDialogState {
  /** What the dialog was opened for; null while it is closed. */
  readonly open: AuthDialogOptions | null;
}

export const useAuthDialog = create<AuthDialogState>(() => ({ open: null }));

/** Opens the sign-in dialog from anywhere. */
export function openAuthDialog(options: AuthDialogOptions = {}): void {
  useAuthDialog.setState({ open: options });
}

/** Closes the dialog and tells whoever opened it how it ended. Nothing happens when it is closed. */
export function closeAuthDialog(outcome: 'signedIn' | 'closed'): void {
  const { open } = useAuthDialog.getState();
  if (!open) return;
  useAuthDialog.setState({ open: null });
  if (outcome === 'signedIn') open.onSignedIn?.();
  else open.onClosed?.();
}

/** Takes the dialog away because the screen that asked for it has gone; nobody is told. */
export function dismissAuthDialog(): void {
  useAuthDialog.setState({ open: null });
}
