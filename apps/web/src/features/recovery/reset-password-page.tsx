import { ApiError } from '@star-seekers/contracts/client';
import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { accountResolver, showRefusedFields, useFieldProblem } from '../auth/field-problems.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { passwordTwice, passwordsMatch } from '../auth/password-twice.ts';
import { forgetUser } from '../session/session.ts';
import styles from './recovery-form.module.css';
import { RecoveryPanel } from './recovery-panel.tsx';

/** Delay before a player is redirected home after a reset (`P8.13`). */
const REDIRECT_DELAY_MS = 2000;

/** Sets a new password from the link in an e-mail (`P2.83`). Without a token it shows an error and redirects home (`P5.3`). */
export function ResetPasswordPage() {
  const { t } = useTranslation('recovery');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const check = useQuery({
    queryKey: queryKeys.resetLink(token),
    queryFn: async ({ signal }) => api('checkReset', { body: { token } }, { signal }),
    enabled: token !== '',
    staleTime: Infinity,
  });
  useRedirectWithoutToken(token);
  useRedirectWhenDone(outcome === 'done');

  if (outcome === 'done') {
    return (
      <RecoveryPanel title={t('reset.doneTitle')} lead={t('reset.done')} icon={<CircleCheck />}>
        <p className={styles.hint}>{t('reset.leaving')}</p>
        <LinkButton to="/">{t('backHome')}</LinkButton>
      </RecoveryPanel>
    );
  }
  if (outcome === 'invalid' || check.data?.valid === false) {
    return (
      <RecoveryPanel title={t('reset.invalidTitle')} lead={t('reset.invalid')} icon={<Unlink />}>
        <p className={styles.hint}>{t('reset.invalidHint')}</p>
        <LinkButton to="/forgot-password" variant="primary" size="lg">
          {t('reset.again')}
        </LinkButton>
        <LinkButton to="/" variant="ghost">
          {t('backHome')}
        </LinkButton>
      </RecoveryPanel>
    );
  }
  if (check.isPending) {
    return (
      <RecoveryPanel title={t('reset.title')} lead={t('reset.lead')}>
        <div role="status" aria-label={t('reset.checking')}>
          <Skeleton height="14rem" shape="block" />
        </div>
      </RecoveryPanel>
    );
  }
  // If the check failed, the server verifies the link when the form is sent.
  return (
    <RecoveryPanel title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm token={token} onDone={() => setOutcome('done')} onInvalid={() => setOutcome('invalid')} />
      <LinkButton to="/" variant="ghost">
        {t('backHome')}
      </LinkButton>
    </RecoveryPanel>
  );
}

function useRedirectWithoutToken(token: string): void {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const hasShownToast = useRef(false);
  useEffect(() => {
    if (token || hasShownToast.current) return;
    hasShownToast.current = true;
    toast({ kind: 'error', title: t('reset.invalidTitle'), description: t('reset.invalid') });
    void navigate('/', { replace: true });
  }, [token, navigate, t]);
}

function useRedirectWhenDone(done: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => void navigate('/', { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);
}

const form = passwordTwice.refine(...passwordsMatch);
type Values = z.infer<typeof form>;

interface ResetPasswordFormProps {
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
