import { useTranslation } from 'react-i18next';
import { ConfirmPanel } from './confirm-panel.tsx';
import { PausePanel } from './pause-panel.tsx';

export interface PausedRunProps {
  /** The player wants to end the run and has not yet said yes. */
  readonly leaving: boolean;
  /** The game's own word for a pause. */
  readonly title?: string | undefined;
  /** On the button that ends the run for another one; without it there is none. */
  readonly newGame?: string | undefined;
  readonly summary: string;
  /** What ending the run means. */
  readonly message: string;
  readonly onResume: () => void;
  readonly onAskToEnd: () => void;
  readonly onAskForNew: () => void;
  readonly onEnd: () => void;
}

/** What stands over a run that stands still: the pause, or the question whether to end it. */
export function PausedRun(props: PausedRunProps) {
  const { leaving, title, newGame, summary, message, onResume, onAskToEnd, onAskForNew, onEnd } = props;
  const { t } = useTranslation('games');
  if (!leaving) {
    return (
      <PausePanel
        title={title}
        newGame={newGame}
        summary={summary}
        onResume={onResume}
        onNewGame={onAskForNew}
        onEndRun={onAskToEnd}
      />
    );
  }
  return (
    <ConfirmPanel
      title={t('screen.leave.title')}
      message={message}
      confirmLabel={t('screen.leave.confirm')}
      cancelLabel={t('screen.leave.cancel')}
      onConfirm={onEnd}
      onCancel={onResume}
    />
  );
}
