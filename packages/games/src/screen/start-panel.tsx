import { Coins, Dices, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { OverlayPanel } from './overlay-panel.tsx';
import { type StartProblem, StartFailureNotice } from './start-failure-notice.tsx';

export interface StartPanelProps {
  /** What to do, in a few words. */
  readonly goal: string;
  /** How to play, drawn with the real sprites. */
  readonly howToPlay: ReactNode;
  /** The keys or gestures of the device last used. */
  readonly controlsHint: string;
  /** The game is not yet ready; starting waits, and with it the credit. */
  readonly loading: boolean;
  /** A start is under way. */
  readonly starting: boolean;
  readonly problem: StartProblem | undefined;
  /** Nothing is charged here: practice and sandbox. */
  readonly free: boolean;
  /** The game's own words on the button, where a start is charged. */
  readonly startLabel?: string | undefined;
  /** The game's own words while it loads. */
  readonly loadingLabel?: string | undefined;
  /** The player cannot pay: what the button says then, and where credits are had. */
  readonly missing?: MissingCredits | undefined;
  readonly onStart: () => void;
}

export interface MissingCredits {
  readonly label: string;
  /** The balance. */
  readonly credits: number;
  readonly onGetCredits: () => void;
  readonly onBuyCredits: () => void;
}

/** The menu before a run. */
export function StartPanel({
  goal,
  howToPlay,
  controlsHint,
  loading,
  starting,
  problem,
  free,
  startLabel,
  loadingLabel,
  missing,
  onStart,
}: StartPanelProps) {
  const { t } = useTranslation('games');
  const label = loading
    ? (loadingLabel ?? t('screen.start.loading'))
    : starting
      ? t('screen.start.starting')
      : free
        ? t('screen.start.startFree')
        : (startLabel ?? t('screen.start.start'));
  return (
    <OverlayPanel
      title={goal}
      kicker={t('screen.start.kicker')}
      size="wide"
      actions={
        missing ? (
          <>
            <Button size="lg" disabled>
              {missing.label}
            </Button>
            <Button icon={<Dices aria-hidden="true" />} data-autofocus="" onClick={missing.onGetCredits}>
              {t('screen.insufficient.getCredits')}
            </Button>
            <Button icon={<Coins aria-hidden="true" />} onClick={missing.onBuyCredits}>
              {t('screen.insufficient.buyCredits')}
            </Button>
          </>
        ) : (
          <Button
            variant="primary"
            size="lg"
            icon={<Rocket aria-hidden="true" />}
            busy={loading || starting}
            data-autofocus=""
            onClick={onStart}
          >
            {label}
          </Button>
        )
      }
    >
      {howToPlay}
      {missing ? (
        <p>
          {t('screen.insufficient.title')}: {t('screen.insufficient.message', { count: missing.credits })}{' '}
          {t('screen.insufficient.hint')}
        </p>
      ) : (
        <p>{controlsHint}</p>
      )}
      {problem && <StartFailureNotice problem={problem} />}
    </OverlayPanel>
  );
}
