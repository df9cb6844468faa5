import { ApiError } from '@star-seekers/contracts/client';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { Button } from '@star-seekers/ui/button';
import { toast } from '../../ui/toast.ts';
import { accountResolver } from '../auth/account-resolver.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { passwordsMatch, passwordTwice } from '../auth/password-twice.ts';
import { useFieldProblem } from '../auth/use-field-problem.ts';
import { showRefusedFields } from '../auth/refused-fields.ts';
import { forgetUser } from '../session/session.ts';
import styles from './recovery-form.module.css';

const form = passwordTwice.refine(...passwordsMatch);
type Values = z.infer<typeof form>;

export interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** Called when the link is used, expired or unknown. */
  readonly onInvalid: () => void;
}

/** Form for a new password, entered twice, with its rules (`P5.3`) and messages (`P8.13`). */
export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const { t } = useTranslation('recovery');
  const problem = useFieldProblem();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: accountResolver<Values>(form),
    defaultValues: { password: '', repeated: '' },
  });
  const showError = (description: string | undefined) => {
    toast({ kind: 'error', title: t('errorTitle'), description });
  };
  const submit = handleSubmit(
    async ({ password }) => {
      try {
        await api('resetPassword', { body: { token, password } });
        // The reset ends every session, including this browser's.
        forgetUser();
        toast({ kind: 'success', title: t('reset.doneTitle'), description: t('reset.done') });
        onDone();
      } catch (error) {
        showRefusedFields(error, setError, ['password']);
        showError(describeFailure(error, t('reset.failed')));
        if (error instanceof ApiError && error.code === 'auth/reset_invalid') onInvalid();
      }
    },
    ({ password, repeated }) => showError(problem(password ?? repeated)),
  );
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t('reset.password')}
        hint={t('reset.passwordHint')}
        required
        autoComplete="new-password"
        error={problem(errors.password)}
        {...register('password')}
      />
      <PasswordField
        label={t('reset.repeat')}
        required
        autoComplete="new-password"
        error={problem(errors.repeated)}
        {...register('repeated')}
      />
      <Button type="submit" variant="primary" size="lg" block className={styles.submit} busy={isSubmitting}>
        {t(isSubmitting ? 'reset.resetting' : 'reset.submit')}
      </Button>
    </form>
  );
}
