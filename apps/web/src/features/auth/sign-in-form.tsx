import { type LoginBody, loginBody } from '@star-seekers/contracts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { api } from '../../shell/api.ts';
import { Button } from '@star-seekers/ui/button';
import { TextField } from '../../ui/text-field.tsx';
import { accountResolver } from './account-resolver.ts';
import { dismissAuthDialog } from './auth-dialog-store.ts';
import styles from './auth-form.module.css';
import { PasswordField } from './password-field.tsx';
import { useFieldProblem } from './use-field-problem.ts';
import { useFinishAuth } from './use-finish-auth.ts';

export function SignInForm() {
  const { t } = useTranslation('auth');
  const problem = useFieldProblem();
  const { register, handleSubmit, setError, formState } = useForm<LoginBody>({
    resolver: accountResolver(loginBody),
    defaultValues: { email: '', password: '' },
  });
  const finish = useFinishAuth<LoginBody>(setError);
  const submit = handleSubmit((body) => finish('signIn', () => api('login', { body })));
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
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
      <Link to="/forgot-password" className={styles.forgot} onClick={dismissAuthDialog}>
        {t('forgot')}
      </Link>
      <Button type="submit" variant="primary" size="lg" block className={styles.submit} busy={formState.isSubmitting}>
        {t(formState.isSubmitting ? 'submit.signingIn' : 'submit.signIn')}
      </Button>
    </form>
  );
}
