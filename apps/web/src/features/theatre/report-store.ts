import { create } from 'zustand';

/** Whether the dialog is open that reports the shown run. */
export const useReportDialog = create<{ readonly runId: string | null; readonly open: boolean }>(() => ({
  runId: null,
  open: false,
}));

export function openReportDialog(runId: string): void {
  useReportDialog.setState({ runId, open: true });
}

export function closeReportDialog(): void {
  useReportDialog.setState({ open: false });
}
