import { useTranslation } from 'react-i18next';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { closeAuthDialog, useAuthDialog } from './auth-dialog-store.ts';

async function loadDialog() {
  const { AuthDialog } = await import('./auth-dialog.tsx');
  return <AuthDialog />;
}

/** Mounts the sign-in dialog. Loads its code, forms and schemas when it first opens. */
export function AuthDialogHost() {
  const { t } = useTranslation(['auth', 'errors']);
  const options = useAuthDialog((dialog) => dialog.open);
  const reportFailure = () => {
    closeAuthDialog('closed');
    toast({ kind: 'error', title: t('toasts.errorTitle'), description: t('errors:network') });
  };
  return <OnDemand load={loadDialog} trigger={options} onFailed={reportFailure} />;
}
