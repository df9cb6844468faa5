import { type LoginBody, type RegisterBody, loginBody, registerBody } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../shell/api.ts';
import { BrandMark } from '../../shell/brand-mark.tsx';
import { LegalConsent } from '../../shell/legal-consent.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { hasSignedInBefore } from '../session/cached-user.ts';
import { accountResolver } from './account-resolver.ts';
import { type AuthDialogOptions, closeAuthDialog, dismissAuthDialog, useAuthDialog } from './auth-dialog-store.ts';
import styles from './auth-dialog.module.css';
import authForm from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { useFieldProblem } from './use-field-problem.ts';
import { useFinishAuth } from './use-finish-auth.ts';

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
