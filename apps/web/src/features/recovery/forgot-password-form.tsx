import { requestResetBody } from '@star-seekers/contracts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { Button } from '@star-seekers/ui/button';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { accountResolver } from '../auth/account-resolver.ts';
import { useFieldProblem } from '../auth/use-field-problem.ts';
import styles from './recovery-form.module.css';

type Values = z.infer<typeof requestResetBody>;

/** Form that requests a reset link, with the messages of `P8.13`. */
export function ForgotPasswordForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('recovery');
  const problem = useFieldProblem();
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: accountResolver<Values>(requestResetBody),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    try {
      await api('requestReset', { body });
      toast({ kind: 'success', title: t('forgot.toastTitle'), description: t('forgot.toast') });
      onSent(body.email);
    } catch (error) {
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('forgot.failed')) });
    }
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('forgot.email')}
        type="email"
        required
        autoComplete="username"
        error={problem(errors.email)}
        {...register('email')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={isSubmitting}>
        {t(isSubmitting ? 'forgot.sending' : 'forgot.submit')}
      </Button>
    </form>
  );
}
