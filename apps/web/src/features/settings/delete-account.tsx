import type { User } from '@star-seekers/contracts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './account-form.module.css';
import { DeleteAccountForm } from './delete-account-form.tsx';
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
