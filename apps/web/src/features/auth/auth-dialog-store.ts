import { create } from 'zustand';

/** How a player came to be signed in. */
export type SignedInBy = 'signIn' | 'signUp';

export interface AuthDialogOptions {
  /** By default Sign Up for who has never signed in on this device, else Sign In. */
  readonly tab?: SignedInBy;
  /** The player signed in or up; the dialog is closed. Without it a new player is led to the dashboard. */
  readonly onSignedIn?: ((by: SignedInBy) => void) | undefined;
  /** The dialog was closed without signing in. */
  readonly onClosed?: (() => void) | undefined;
}

interface AuthDialogState {
  /** What the dialog was opened for; null while it is closed. */
  readonly open: AuthDialogOptions | null;
  /** The visitor has closed the dialog since the page was loaded: no screen opens it by itself any more. */
  readonly declined: boolean;
}

export const useAuthDialog = create<AuthDialogState>(() => ({ open: null, declined: false }));

/** Opens the sign-in dialog from anywhere. */
export function openAuthDialog(options: AuthDialogOptions = {}): void {
  useAuthDialog.setState({ open: options });
}

/** Closes the dialog and tells whoever opened it how it ended. Nothing happens when it is closed. */
export function closeAuthDialog(outcome: SignedInBy | 'closed'): void {
  const { open } = useAuthDialog.getState();
  if (!open) return;
  useAuthDialog.setState({ open: null, declined: outcome === 'closed' });
  if (outcome === 'closed') open.onClosed?.();
  else open.onSignedIn?.(outcome);
}

/** Takes the dialog away because the screen that asked for it has gone; nobody is told. */
export function dismissAuthDialog(): void {
  useAuthDialog.setState({ open: null });
}
