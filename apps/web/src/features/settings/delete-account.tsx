import { type User, deleteUserBody } from '@star-seekers/contracts';
import { Button } from '@star-seekers/ui/button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { accountResolver, showRefusedFields, useFieldProblem } from '../auth/field-problems.ts';
import { PasswordField } from '../auth/password-field.tsx';
import { forgetUser } from '../session/session.ts';
import styles from './account-form.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Explains the deletion of the account and opens its dialog. */
export function DeleteAccount({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <SettingsSection tone="danger" title={t('deletion.title')} lead={t('deletion.lead')}>
      <Button className={styles.submit} icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('deletion.action')}
      </Button>
      <Dialog open={open} onClose={close} title={t('deletion.dialogTitle')} description={t('deletion.dialogLead')}>
        <DeleteAccountForm user={user} onKeep={close} />
      </Dialog>
    </SettingsSection>
  );
}

interface DeleteAccountFormProps {
  readonly user: User;
  readonly onKeep: () => void;
}

const form = z.object({ typedName: z.string(), password: deleteUserBody.shape.password });
type Values = z.infer<typeof form>;

/** Deletes the account after its name and password are entered, then opens the landing page. */
function DeleteAccountForm({ user, onKeep }: DeleteAccountFormProps) {
  const { t } = useTranslation('settings');
  const problem = useFieldProblem();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, control, formState } = useForm<Values>({
    resolver: accountResolver<Values>(form),
    defaultValues: { typedName: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const isConfirmed = useWatch({ control, name: 'typedName' }) === user.username;
  const submit = handleSubmit(async ({ password }) => {
    try {
      await api('deleteUser', { body: { password } });
      // Synchronous, so that no screen of the player is mounted and fetches their data.
      await navigate('/', { replace: true, flushSync: true });
      forgetUser();
      toast({ kind: 'info', title: t('deletion.doneTitle'), description: t('deletion.done') });
    } catch (error) {
      showRefusedFields(error, setError, ['password']);
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('deletion.failed')) });
    }
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {user.credits > 0 && <p className={styles.lost}>{t('deletion.credits', { count: user.credits })}</p>}
      {user.owedCredits > 0 && <p className={styles.lost}>{t('deletion.debt')}</p>}
      <TextField
        label={t('deletion.confirm', { username: user.username })}
        hint={t('deletion.confirmHint')}
        autoComplete="off"
        {...register('typedName')}
      />
      <PasswordField
        label={t('deletion.password')}
        autoComplete="current-password"
        error={problem(errors.password)}
        {...register('password')}
      />
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onKeep}>
          {t('deletion.keep')}
        </Button>
        <Button
          type="submit"
          className={styles.destroy}
          busy={isSubmitting}
          disabled={!isConfirmed}
          icon={<Trash2 aria-hidden="true" />}
        >
          {t(isSubmitting ? 'deletion.busy' : 'deletion.submit')}
        </Button>
      </div>
    </form>
  );
}
