import { useEffect } from 'react';
import { dismissAuthDialog, openAuthDialog, useAuthDialog } from './auth-dialog-store.ts';

export interface SignInPromptOptions {
  /** The screen is for players and nobody is signed in. */
  readonly visitor: boolean;
  /** Opens the dialog even if the visitor has closed it before, because the requested action needs an account. */
  readonly insist?: boolean;
}

/** Opens the sign-in dialog over a screen for players. Signing in stays on the screen. */
export function useSignInPrompt({ visitor, insist = false }: SignInPromptOptions): void {
  useEffect(() => {
    if (!visitor || (useAuthDialog.getState().declined && !insist)) return undefined;
    openAuthDialog({ onSignedIn: () => undefined });
    return dismissAuthDialog;
  }, [visitor, insist]);
}
