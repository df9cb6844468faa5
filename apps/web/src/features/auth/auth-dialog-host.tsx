import { useTranslation } from 'react-i18next';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { closeAuthDialog, useAuthDialog } from './auth-dialog-store.ts';

async function loadDialog() {
  const { AuthDialog } = await import('./auth-dialog.tsx');
  return <AuthDialog />;
}

/** Where the sign-in dialog appears. Its code, forms and schemas are loaded when it is first wanted. */
export function AuthDialogHost() {
  const { t } = useTranslation(['auth', 'errors']);
  const options = useAuthDialog((dialog) => dialog.open);
  const giveUp = () => {
    closeAuthDialog('closed');
    toast({ kind: 'error', title: t('toasts.errorTitle'), description: t('errors:network') });
  };
  return <OnDemand load={loadDialog} wanted={options} onFailed={giveUp} />;
}
