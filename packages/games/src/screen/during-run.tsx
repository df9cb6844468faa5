import { useTranslation } from 'react-i18next';
import type { RunPhase } from '../stage/run-controller.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { CountdownOverlay } from './countdown-overlay.tsx';
import { PausePanel } from './pause-panel.tsx';

export interface DuringRunProps {
  readonly phase: RunPhase;
  /** Seconds left of the 3-2-1. */
  readonly countdown: number;
  /** The player wants to end the run and has not yet said yes. */
  readonly leaving: boolean;
  readonly summary: string;
  readonly onResume: () => void;
  readonly onAskToEnd: () => void;
  readonly onEnd: () => void;
}

/** What stands over a run that goes on: 3-2-1, the pause, and the question whether to end it. */
export function DuringRun({ phase, countdown, leaving, summary, onResume, onAskToEnd, onEnd }: DuringRunProps) {
  const { t } = useTranslation('games');
  if (phase === 'countdown') return <CountdownOverlay seconds={countdown} />;
  if (phase !== 'paused') return null;
  if (!leaving) return <PausePanel summary={summary} onResume={onResume} onEndRun={onAskToEnd} />;
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
