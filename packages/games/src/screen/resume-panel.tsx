import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmPanel } from '@star-seekers/stage/screen/confirm-panel.tsx';
import { Button } from '@star-seekers/ui/button';
import { TakeOverButton } from './start-actions.tsx';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import { type StartProblem, StartFailureNotice } from './start-failure-notice.tsx';

export interface ResumePanelProps {
  /** When the open run was begun, in epoch milliseconds. */
  readonly startedAt: number;
  readonly loading: boolean;
  /** What was asked for and is under way. */
  readonly working: 'resume' | 'abandon' | undefined;
  readonly problem: StartProblem | undefined;
  readonly onResume: () => void;
  /** Ends the open run with what was reached, and goes back to the menu. */
  readonly onAbandon: () => void;
}

/** A run of this game is open: it goes on, or it is ended before another one begins. */
export function ResumePanel({ startedAt, loading, working, problem, onResume, onAbandon }: ResumePanelProps) {
  const { t, i18n } = useTranslation('games');
  const [confirming, setConfirming] = useState(false);
  const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(startedAt);
  if (confirming) {
    return (
      <ConfirmPanel
        title={t('screen.resume.confirmTitle')}
        message={t('screen.resume.confirmMessage')}
        confirmLabel={t('screen.resume.confirm')}
        cancelLabel={t('screen.resume.cancel')}
        busy={working === 'abandon'}
        onConfirm={onAbandon}
        onCancel={() => setConfirming(false)}
      />
    );
  }
  return (
    <OverlayPanel
      title={t('screen.resume.title')}
      behind="blur"
      actions={
        <>
          {problem?.kind === 'elsewhere' ? (
            <TakeOverButton onClick={problem.takeOver} />
          ) : (
            <Button
              variant="primary"
              icon={<Play aria-hidden="true" />}
              busy={loading || working === 'resume'}
              data-autofocus=""
              onClick={onResume}
            >
              {t('screen.resume.resume')}
            </Button>
          )}
          <Button disabled={working !== undefined} onClick={() => setConfirming(true)}>
            {t('screen.resume.abandon')}
          </Button>
        </>
      }
    >
      <p>{t('screen.resume.message', { time })}</p>
      {problem && <StartFailureNotice problem={problem} />}
    </OverlayPanel>
  );
}
