import { useEffect } from 'react';
import { dismissAuthDialog, openAuthDialog, useAuthDialog } from './auth-dialog-store.ts';

export interface SignInPromptOptions {
  /** The screen is for players and nobody is signed in. */
  readonly visitor: boolean;
  /** Opens also for who has closed the dialog before: they ask for something that needs an account. */
  readonly insist?: boolean;
}

/** Opens the sign-in dialog over a screen for players; signing in leads no further than here. */
export function useSignInPrompt({ visitor, insist = false }: SignInPromptOptions): void {
  useEffect(() => {
    if (!visitor || (useAuthDialog.getState().declined && !insist)) return undefined;
    openAuthDialog({ onSignedIn: () => undefined });
    return dismissAuthDialog;
  }, [visitor, insist]);
}
