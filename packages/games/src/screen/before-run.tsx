import type { ReactNode } from 'react';
import type { GameHost, StartFailure } from './game-host.ts';
import { InsufficientCredits } from './insufficient-credits.tsx';
import { ResumePanel } from './resume-panel.tsx';
import type { StartProblem } from './start-failure-notice.tsx';
import { StartPanel } from './start-panel.tsx';
import { type InputDevice, useInputDevice } from './use-input-device.ts';
import type { RunRequest } from './use-run.ts';

export interface BeforeRunProps {
  readonly host: GameHost;
  readonly goal: string;
  readonly howToPlay: ReactNode;
  readonly controlsHint: Readonly<Record<InputDevice, string>>;
  readonly loading: boolean;
  readonly working: RunRequest | undefined;
  readonly failure: StartFailure | undefined;
  /** The game's own words on the button that starts a run for a credit. */
  readonly startLabel?: string | undefined;
  /** The game's own words while it loads. */
  readonly loadingLabel?: string | undefined;
  /** The same when the player cannot pay: the menu then stays, where it would else make room for what is missing. */
  readonly insufficientLabel?: string | undefined;
  readonly onStart: () => void;
  readonly onResume: () => void;
  readonly onAbandon: () => void;
}

/** The menu: an open run first, then what is missing to pay for one, then how to play. */
export function BeforeRun({
  host,
  goal,
  howToPlay,
  controlsHint,
  loading,
  working,
  failure,
  startLabel,
  loadingLabel,
  insufficientLabel,
  onStart,
  onResume,
  onAbandon,
}: BeforeRunProps) {
  const device = useInputDevice();
  const problem = otherThanCredits(failure);
  if (host.resumable) {
    return (
      <ResumePanel
        startedAt={host.resumable.startedAt}
        loading={loading}
        working={working === 'start' ? undefined : working}
        problem={problem}
        onResume={onResume}
        onAbandon={onAbandon}
      />
    );
  }
  const missing = missingCredits(host, failure);
  if (missing !== undefined && insufficientLabel === undefined) {
    return (
      <InsufficientCredits
        credits={missing}
        onGetCredits={() => host.getCredits()}
        onBuyCredits={() => host.buyCredits()}
        onLeave={() => host.leave()}
      />
    );
  }
  return (
    <StartPanel
      goal={goal}
      howToPlay={howToPlay}
      controlsHint={controlsHint[device]}
      loading={loading}
      starting={working !== undefined}
      problem={problem}
      free={host.credits === null}
      startLabel={startLabel}
      loadingLabel={loadingLabel}
      missing={
        missing === undefined || insufficientLabel === undefined
          ? undefined
          : {
              label: insufficientLabel,
              credits: missing,
              onGetCredits: () => host.getCredits(),
              onBuyCredits: () => host.buyCredits(),
            }
      }
      onStart={onStart}
    />
  );
}

/** The balance when it does not pay for a run, as the page or the server knows it; else undefined. */
export function missingCredits(host: GameHost, failure: StartFailure | undefined): number | undefined {
  if (host.credits !== null && host.credits < 1) return host.credits;
  return failure?.kind === 'insufficient' ? failure.credits : undefined;
}

export function otherThanCredits(failure: StartFailure | undefined): StartProblem | undefined {
  return failure && failure.kind !== 'insufficient' ? failure : undefined;
}
