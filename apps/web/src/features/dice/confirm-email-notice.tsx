import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import styles from './roll-control.module.css';

/** In the place of the roll while this hub wants the player to confirm the email address first. */
export function ConfirmEmailNotice({ email }: { readonly email: string }) {
  const { t } = useTranslation('dice');
  const send = useMutation({ mutationFn: async () => api('sendConfirmation') });
  return (
    <div className={styles.control}>
      <div role="status" className={styles.status} data-tone={send.isError ? 'failed' : undefined}>
        <p className={styles.words}>{t('email.title')}</p>
        <p className={styles.detail}>
          {send.isError ? describeError(send.error) : t(send.isSuccess ? 'email.sent' : 'email.text', { email })}
        </p>
      </div>
      <Button
        variant="primary"
        size="lg"
        className={styles.button}
        icon={<MailCheck aria-hidden="true" />}
        busy={send.isPending}
        onClick={() => send.mutate()}
      >
        {t(send.isPending ? 'email.sending' : 'email.action')}
      </Button>
    </div>
  );
}
