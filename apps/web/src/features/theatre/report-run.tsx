import { Button } from '@star-seekers/ui/button';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OnDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { closeReportDialog, openReportDialog, useReportDialog } from './report-store.ts';

async function loadDialog() {
  const { ReportDialog } = await import('./report-dialog.tsx');
  return <ReportDialog />;
}

/** The button that reports a run. Its dialog loads when it first opens. */
export function ReportRun({ runId }: { readonly runId: string }) {
  const { t } = useTranslation(['play', 'errors']);
  const trigger = useReportDialog(({ open }) => open);
  const reportFailure = () => {
    closeReportDialog();
    toast({ kind: 'error', title: t('theatre.report.failed'), description: t('errors:network') });
  };
  return (
    <>
      <Button variant="ghost" icon={<Flag aria-hidden="true" />} onClick={() => openReportDialog(runId)}>
        {t('theatre.report.action')}
      </Button>
      <OnDemand load={loadDialog} trigger={trigger} onFailed={reportFailure} />
    </>
  );
}
