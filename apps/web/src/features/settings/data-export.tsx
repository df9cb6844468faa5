import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeFailure } from '../../shell/describe-error.ts';
import { Button } from '@star-seekers/ui/button';
import { downloadFile } from '../../ui/download-file.ts';
import { toast } from '../../ui/toast.ts';
import styles from './account-form.module.css';

import { SettingsSection } from './settings-section.tsx';

/** Downloads all stored data of the player as a file. */
export function DataExport() {
  const { t } = useTranslation('settings');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      downloadFile('star-seekers.json', JSON.stringify(await api('exportUser'), null, 2));
      toast({ kind: 'success', title: t('export.done') });
    } catch (error) {
      toast({ kind: 'error', title: t('errorTitle'), description: describeFailure(error, t('export.failed')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsSection title={t('export.title')} lead={t('export.lead')}>
      <Button
        className={styles.submit}
        icon={<Download aria-hidden="true" />}
        busy={busy}
        onClick={() => void download()}
      >
        {t(busy ? 'export.busy' : 'export.action')}
      </Button>
    </SettingsSection>
  );
}
