import { create } from 'zustand';

/** How the player signed in. */
export type SignedInBy = 'signIn' | 'signUp';

export interface AuthDialogOptions {
  /** Default: Sign Up if nobody has signed in on this device before, else Sign In. */
  readonly tab?: SignedInBy;
  /** Called after signing in or up, once the dialog is closed. Without it the player stays, and from the landing page goes to the dashboard. */
  readonly onSignedIn?: ((by: SignedInBy) => void) | undefined;
  /** Called when the dialog is closed without signing in. */
  readonly onClosed?: (() => void) | undefined;
}

interface AuthDialogState {
  /** Options of the open dialog; null while it is closed. */
  readonly open: AuthDialogOptions | null;
  /** The visitor has closed the dialog since the page loaded, so no screen opens it by itself again. */
  readonly declined: boolean;
}

export const useAuthDialog = create<AuthDialogState>(() => ({ open: null, declined: false }));

/** Opens the sign-in dialog from anywhere. */
export function openAuthDialog(options: AuthDialogOptions = {}): void {
  useAuthDialog.setState({ open: options });
}

/** Closes the dialog and calls its `onSignedIn` or `onClosed`. Does nothing if it is closed already. */
export function closeAuthDialog(outcome: SignedInBy | 'closed'): void {
  const { open } = useAuthDialog.getState();
  if (!open) return;
  useAuthDialog.setState({ open: null, declined: outcome === 'closed' });
  if (outcome === 'closed') open.onClosed?.();
  else open.onSignedIn?.(outcome);
}

/** Closes the dialog without callbacks, because the screen that opened it has unmounted. */
export function dismissAuthDialog(): void {
  useAuthDialog.setState({ open: null });
}
