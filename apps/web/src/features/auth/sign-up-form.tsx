import { type RegisterBody, registerBody } from '@star-seekers/contracts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { LegalConsent } from '../../shell/legal-consent.tsx';
import { Button } from '@star-seekers/ui/button';
import { TextField } from '../../ui/text-field.tsx';
import { accountResolver } from './account-resolver.ts';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { useFieldProblem } from './use-field-problem.ts';
import { useFinishAuth } from './use-finish-auth.ts';

export function SignUpForm() {
  const { t } = useTranslation('auth');
  const problem = useFieldProblem();
  const { register, handleSubmit, setError, formState } = useForm<RegisterBody>({
    resolver: accountResolver(registerBody),
    defaultValues: { username: '', email: '', password: '' },
  });
  const finish = useFinishAuth<RegisterBody>(setError);
  const submit = handleSubmit((body) => finish('signUp', () => api('register', { body })));
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
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
      <Button type="submit" variant="primary" size="lg" block className={styles.submit} busy={formState.isSubmitting}>
        {t(formState.isSubmitting ? 'submit.creatingAccount' : 'submit.signUp')}
      </Button>
    </form>
  );
}
