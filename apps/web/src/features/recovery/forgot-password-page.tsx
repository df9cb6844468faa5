import { ArrowLeft, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '@star-seekers/ui/button';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
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
