import { REPORT_REASONS, type ReportReason } from '@star-seekers/contracts/run';
import { Button } from '@star-seekers/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './report-dialog.module.css';
import { closeReportDialog, useReportDialog } from './report-store.ts';

/** Asks why a run is reported; the answer sends the report. */
export function ReportDialog() {
  const { runId, open } = useReportDialog();
  const { t } = useTranslation('play');
  const [busy, setBusy] = useState<ReportReason>();
  const send = async (reason: ReportReason) => {
    if (runId === null) return;
    setBusy(reason);
    try {
      await api('reportRun', { params: { id: runId }, body: { reason } });
      toast({ kind: 'success', title: t('theatre.report.done') });
      closeReportDialog();
    } catch (error) {
      toast({ kind: 'error', title: t('theatre.report.failed'), description: describeError(error) });
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={closeReportDialog}
      title={t('theatre.report.title')}
      description={t('theatre.report.lead')}
    >
      <div className={styles.reasons}>
        {REPORT_REASONS.map((reason) => (
          <Button key={reason} block busy={busy === reason} onClick={() => void send(reason)}>
            {t(`theatre.report.reasons.${reason}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
