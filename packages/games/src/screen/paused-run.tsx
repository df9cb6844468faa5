import { useTranslation } from 'react-i18next';
import { ConfirmPanel } from './confirm-panel.tsx';
import { PausePanel } from './pause-panel.tsx';

export interface PausedRunProps {
  /** The player wants to end the run and has not yet said yes. */
  readonly leaving: boolean;
  /** The game's own word for a pause. */
  readonly title?: string | undefined;
  readonly summary: string;
  readonly onResume: () => void;
  readonly onAskToEnd: () => void;
  readonly onEnd: () => void;
}

/** What stands over a run that stands still: the pause, or the question whether to end it. */
export function PausedRun({ leaving, title, summary, onResume, onAskToEnd, onEnd }: PausedRunProps) {
  const { t } = useTranslation('games');
  if (!leaving) return <PausePanel title={title} summary={summary} onResume={onResume} onEndRun={onAskToEnd} />;
  return (
    <ConfirmPanel
      title={t('screen.leave.title')}
      message={t('screen.leave.message')}
      confirmLabel={t('screen.leave.confirm')}
      cancelLabel={t('screen.leave.cancel')}
      onConfirm={onEnd}
      onCancel={onResume}
    />
  );
}
