import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailCheck, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '@star-seekers/ui/button';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './recovery-form.module.css';
import { RecoveryPanel } from './recovery-panel.tsx';

/** Confirms the email address by the link of an e-mail. A button does it, because mail programs open links by themselves. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('recovery');
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const confirm = useMutation({
    mutationFn: async () => api('confirmEmail', { body: { token } }),
    onSuccess: async () => queryClient.invalidateQueries({ queryKey: queryKeys.dice.cooldown }),
  });
  const kicker = t('confirm.kicker');
  if (confirm.data?.confirmed) {
    return (
      <RecoveryPanel kicker={kicker} title={t('confirm.doneTitle')} lead={t('confirm.done')} icon={<CircleCheck />}>
        <LinkButton to="/dice-of-iris" variant="primary" size="lg">
          {t('confirm.roll')}
        </LinkButton>
      </RecoveryPanel>
    );
  }
  if (token === '' || confirm.data) {
    return (
      <RecoveryPanel kicker={kicker} title={t('confirm.invalidTitle')} lead={t('confirm.invalid')} icon={<Unlink />}>
        <p className={styles.hint}>{t('confirm.invalidHint')}</p>
        <LinkButton to="/dice-of-iris" variant="primary" size="lg">
          {t('confirm.toDice')}
        </LinkButton>
      </RecoveryPanel>
    );
  }
  return (
    <RecoveryPanel kicker={kicker} title={t('confirm.title')} lead={t('confirm.lead')} icon={<MailCheck />}>
      <Button variant="primary" size="lg" block busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {t(confirm.isPending ? 'confirm.confirming' : 'confirm.action')}
      </Button>
      <p role="alert" className={styles.hint}>
        {confirm.error && describeError(confirm.error)}
      </p>
    </RecoveryPanel>
  );
}
