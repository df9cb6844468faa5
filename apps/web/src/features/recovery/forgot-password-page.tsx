import { requestResetBody } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { ArrowLeft, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { accountResolver, useFieldProblem } from '../auth/field-problems.ts';
import styles from './recovery-form.module.css';
import { RecoveryPanel } from './recovery-panel.tsx';

/** Requests a reset link (`P2.83`). The response does not reveal whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string>();
  const backToLogin = async () => {
    await navigate('/');
    openAuthDialog({ tab: 'signIn' });
  };
  const back = (
    <Button variant="ghost" block icon={<ArrowLeft aria-hidden="true" />} onClick={() => void backToLogin()}>
      {t('forgot.back')}
    </Button>
  );
  if (sentTo === undefined) {
    return (
      <RecoveryPanel title={t('forgot.title')} lead={t('forgot.lead')}>
        <ForgotPasswordForm onSent={setSentTo} />
        {back}
      </RecoveryPanel>
    );
  }
  return (
    <RecoveryPanel title={t('forgot.sentTitle')} lead={t('forgot.sentText')} icon={<MailCheck />}>
      <p className={styles.hint}>{t('forgot.sentHint', { email: sentTo })}</p>
      <Button block onClick={() => setSentTo(undefined)}>
        {t('forgot.again')}
      </Button>
      {back}
    </RecoveryPanel>
  );
}

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
