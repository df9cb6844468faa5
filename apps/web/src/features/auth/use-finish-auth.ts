import type { FieldError as ServerFieldError, User } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { describeError } from '../../shell/describe-error.ts';
import { toast } from '../../ui/toast.ts';
import { signIn } from '../session/session.ts';
import { closeAuthDialog, useAuthDialog } from './auth-dialog-store.ts';
import type { AuthField } from './auth-resolver.ts';

/** Signs in or up, tells how it went (`platform.md §8`) and leads on; a refusal is also shown at the field that it is about. */
export function useFinishAuth<Body extends FieldValues>(setError: UseFormSetError<Body>) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const succeed = (kind: 'signIn' | 'signUp', user: User) => {
    const expected = useAuthDialog.getState().open?.onSignedIn !== undefined;
    signIn(user);
    closeAuthDialog('signedIn');
    // A new player starts at the dashboard, which points to the dice; so does whoever signs in on the landing page.
    if (!expected && (kind === 'signUp' || pathname === '/')) void navigate('/dashboard');
    toast(
      kind === 'signIn'
        ? { kind: 'success', title: t('toasts.welcomeTitle'), description: t('toasts.welcome') }
        : { kind: 'success', title: t('toasts.createdTitle'), description: t('toasts.created') },
    );
  };

  const fail = (error: unknown) => {
    for (const { field, message } of fieldProblems(error, t('problems.refused'))) {
      setError(field as Path<Body>, { type: 'server', message }, { shouldFocus: true });
    }
    const understood = error instanceof ApiError && error.code !== 'unexpected';
    toast({
      kind: 'error',
      title: t('toasts.errorTitle'),
      description: understood ? describeError(error) : t('toasts.failed'),
    });
  };

  return async (kind: 'signIn' | 'signUp', call: () => Promise<{ user: User }>) => {
    try {
      succeed(kind, (await call()).user);
    } catch (error) {
      fail(error);
    }
  };
}

/** The fields that a refusal is about. */
function fieldProblems(error: unknown, refused: string): { field: AuthField; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  switch (error.code) {
    case 'auth/email_taken':
      return [{ field: 'email', message: describeError(error) }];
    case 'auth/username_taken':
      return [{ field: 'username', message: describeError(error) }];
    case 'auth/bad_credentials':
      return [{ field: 'password', message: describeError(error) }];
    case 'request/invalid':
      return ((error.details.fields ?? []) as ServerFieldError[])
        .map(({ field }) => field.replace(/^body\./, ''))
        .filter((field): field is AuthField => ['username', 'email', 'password'].includes(field))
        .map((field) => ({ field, message: refused }));
    default:
      return [];
  }
}
