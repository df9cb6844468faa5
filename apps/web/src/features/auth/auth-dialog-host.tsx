import { lazy, Suspense } from 'react';
import { useAuthDialog } from './auth-dialog-store.ts';

const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));

/** Where the sign-in dialog appears. Its code, forms and schemas are loaded when it is first wanted. */
export function AuthDialogHost() {
  const wanted = useAuthDialog((dialog) => dialog.wanted);
  return wanted ? (
    <Suspense>
      <AuthDialog />
    </Suspense>
  ) : null;
}
