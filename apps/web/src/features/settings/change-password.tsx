import { changePasswordBody } from '@star-seekers/contracts';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { Button } from '@star-seekers/ui/button';
import { toast } from '../../ui/toast.ts';
import { accountResolver } from '../auth/account-resolver.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { showRefusedFields } from '../auth/refused-fields.ts';
import { passwordsMatch, passwordTwice } from '../auth/password-twice.ts';
import { useFieldProblem } from '../auth/use-field-problem.ts';
import styles from './account-form.module.css';
import { SettingsSection } from './settings-section.tsx';

const form = passwordTwice
  .extend({ currentPassword: changePasswordBody.shape.currentPassword })
  .refine(...passwordsMatch);
type Values = z.infer<typeof form>;

/** Changes the password with the current one. Ends every other session. */
export function ChangePassword({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings');
  const problem = useFieldProblem();
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver: accountResolver<Values>(form),
    defaultValues: { currentPassword: '', password: '', repeated: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ currentPassword, password }) => {
    try {
      await api('changePassword', { body: { currentPassword, password } });
      reset();
      toast({ kind: 'success', title: t('password.doneTitle'), description: t('password.done') });
    } catch (error) {
      showRefusedFields(error, setError, ['currentPassword', 'password']);
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('password.failed')) });
    }
  });
  return (
    <SettingsSection title={t('password.title')} lead={t('password.lead')}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {/* Gives password managers the account of the password. */}
        <input hidden type="email" autoComplete="username" readOnly value={email} />
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          error={problem(errors.currentPassword)}
          {...register('currentPassword')}
        />
        <PasswordField
          label={t('password.new')}
          hint={t('password.newHint')}
          autoComplete="new-password"
          error={problem(errors.password)}
          {...register('password')}
        />
        <PasswordField
          label={t('password.repeat')}
          autoComplete="new-password"
          error={problem(errors.repeated)}
          {...register('repeated')}
        />
        <Button type="submit" className={styles.submit} busy={isSubmitting}>
          {t(isSubmitting ? 'password.saving' : 'password.save')}
        </Button>
      </form>
    </SettingsSection>
  );
}
