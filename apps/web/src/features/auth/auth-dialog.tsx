import { type LoginBody, loginBody, type RegisterBody, registerBody, type User } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { useState } from 'react';
import { type FieldValues, type Path, useForm, type UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { api } from '../../shell/api.ts';
import { BrandMark } from '../../shell/brand-mark.tsx';
import { describeFailure } from '../../shell/describe-error.ts';
import { LegalConsent } from '../../shell/legal-consent.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { hasSignedInBefore } from '../session/cached-user.ts';
import { signIn } from '../session/session.ts';
import {
  type AuthDialogOptions,
  closeAuthDialog,
  dismissAuthDialog,
  type SignedInBy,
  useAuthDialog,
} from './auth-dialog-store.ts';
import styles from './auth-dialog.module.css';
import authForm from './auth-form.module.css';
import { type AccountField, accountResolver, showRefusedFields, useFieldProblem } from './field-problems.ts';
import { PasswordField } from './password-field.tsx';

/** 'Join the Galaxy': sign in or sign up (`P2.42`). */
export function AuthDialog() {
  const { t } = useTranslation('auth');
  const options = useAuthDialog((dialog) => dialog.open);
  return (
    <Dialog
      open={options !== null}
      onClose={() => closeAuthDialog('closed')}
      title={t('title')}
      description={t('subtitle')}
      ornament={<BrandMark className={styles.mark} />}
    >
      <Forms firstTab={options?.tab ?? (hasSignedInBefore() ? 'signIn' : 'signUp')} />
    </Dialog>
  );
}

/** Mounted again at each opening, so that earlier input is gone. */
function Forms({ firstTab }: { readonly firstTab: NonNullable<AuthDialogOptions['tab']> }) {
  const { t } = useTranslation('auth');
  const [tab, setTab] = useState(firstTab);
  return (
    <Tabs
      label={t('tabs.label')}
      look="pill"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'signIn', label: t('tabs.signIn'), content: <SignInForm /> },
        { value: 'signUp', label: t('tabs.signUp'), content: <SignUpForm /> },
      ]}
    />
  );
}

function SignInForm() {
  const { t } = useTranslation('auth');
  const problem = useFieldProblem();
  const { register, handleSubmit, setError, formState } = useForm<LoginBody>({
    resolver: accountResolver(loginBody),
    defaultValues: { email: '', password: '' },
  });
  const finish = useFinishAuth<LoginBody>(setError);
  const submit = handleSubmit((body) => finish('signIn', () => api('login', { body })));
  return (
    <form noValidate className={authForm.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        error={problem(formState.errors.email)}
        {...register('email')}
      />
      <PasswordField
        autoComplete="current-password"
        error={problem(formState.errors.password)}
        {...register('password')}
      />
      <Link to="/forgot-password" className={authForm.forgot} onClick={dismissAuthDialog}>
        {t('forgot')}
      </Link>
      <Button type="submit" variant="primary" size="lg" block className={authForm.submit} busy={formState.isSubmitting}>
        {t(formState.isSubmitting ? 'submit.signingIn' : 'submit.signIn')}
      </Button>
    </form>
  );
}

function SignUpForm() {
  const { t } = useTranslation('auth');
  const problem = useFieldProblem();
  const { register, handleSubmit, setError, formState } = useForm<RegisterBody>({
    resolver: accountResolver(registerBody),
    defaultValues: { username: '', email: '', password: '' },
  });
  const finish = useFinishAuth<RegisterBody>(setError);
  const submit = handleSubmit((body) => finish('signUp', () => api('register', { body })));
  return (
    <form noValidate className={authForm.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('fields.username')}
        hint={t('fields.usernameHint')}
        autoComplete="nickname"
        error={problem(formState.errors.username)}
        {...register('username')}
      />
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="email"
        error={problem(formState.errors.email)}
        {...register('email')}
      />
      <PasswordField
        hint={t('fields.passwordHint')}
        autoComplete="new-password"
        error={problem(formState.errors.password)}
        {...register('password')}
      />
      <LegalConsent text={t('consent')} pages={['terms', 'privacy']} />
      <Button type="submit" variant="primary" size="lg" block className={authForm.submit} busy={formState.isSubmitting}>
        {t(formState.isSubmitting ? 'submit.creatingAccount' : 'submit.signUp')}
      </Button>
    </form>
  );
}

/** Signs in or up, shows a toast (`P8.1`) and navigates. A server error is also shown at its field. */
function useFinishAuth<Body extends FieldValues>(setError: UseFormSetError<Body>) {
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
