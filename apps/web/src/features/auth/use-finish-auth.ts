import type { User } from '@star-seekers/contracts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { describeFailure } from '../../shell/describe-error.ts';
import { toast } from '../../ui/toast.ts';
import { signIn } from '../session/session.ts';
import type { AccountField } from './account-resolver.ts';
import { closeAuthDialog, type SignedInBy, useAuthDialog } from './auth-dialog-store.ts';
import { showRefusedFields } from './refused-fields.ts';

/** Signs in or up, shows a toast (`P8.1`) and navigates. A server error is also shown at its field. */
export function useFinishAuth<Body extends FieldValues>(setError: UseFormSetError<Body>) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const succeed = (kind: SignedInBy, user: User) => {
    const hasCallback = useAuthDialog.getState().open?.onSignedIn !== undefined;
    signIn(user);
    closeAuthDialog(kind);
    // Otherwise the player goes on with what they came for.
    if (!hasCallback && pathname === '/') void navigate('/dashboard');
    toast(
      kind === 'signIn'
        ? { kind: 'success', title: t('toasts.welcomeTitle'), description: t('toasts.welcome') }
        : { kind: 'success', title: t('toasts.createdTitle'), description: t('toasts.created') },
    );
  };

  const fail = (error: unknown) => {
    showRefusedFields(error, setError, ['username', 'email', 'password'] as (AccountField & Path<Body>)[]);
    toast({ kind: 'error', title: t('toasts.errorTitle'), description: describeFailure(error, t('toasts.failed')) });
  };

  return async (kind: SignedInBy, request: () => Promise<{ user: User }>) => {
    try {
      succeed(kind, (await request()).user);
    } catch (error) {
      fail(error);
    }
  };
}
