import type { User } from '@star-seekers/contracts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { describeFailure } from '../../shell/describe-error.ts';
import { toast } from '../../ui/toast.ts';
import { signIn } from '../session/session.ts';
import { closeAuthDialog, type SignedInBy, useAuthDialog } from './auth-dialog-store.ts';
import { refusedFields } from './refused-fields.ts';

/** Signs in or up, tells how it went (`P8.1`) and leads on; a refusal is also shown at the field that it is about. */
export function useFinishAuth<Body extends FieldValues>(setError: UseFormSetError<Body>) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const succeed = (kind: SignedInBy, user: User) => {
    const expected = useAuthDialog.getState().open?.onSignedIn !== undefined;
    signIn(user);
    closeAuthDialog(kind);
    // A new player starts at the dashboard, which points to the dice; so does whoever signs in on the landing page.
    if (!expected && (kind === 'signUp' || pathname === '/')) void navigate('/dashboard');
    toast(
      kind === 'signIn'
        ? { kind: 'success', title: t('toasts.welcomeTitle'), description: t('toasts.welcome') }
        : { kind: 'success', title: t('toasts.createdTitle'), description: t('toasts.created') },
    );
  };

  const fail = (error: unknown) => {
    for (const { field, message } of refusedFields(error, ['username', 'email', 'password'])) {
      setError(field as Path<Body>, { type: 'server', message }, { shouldFocus: true });
    }
    toast({ kind: 'error', title: t('toasts.errorTitle'), description: describeFailure(error, t('toasts.failed')) });
  };

  return async (kind: SignedInBy, call: () => Promise<{ user: User }>) => {
    try {
      succeed(kind, (await call()).user);
    } catch (error) {
      fail(error);
    }
  };
}
