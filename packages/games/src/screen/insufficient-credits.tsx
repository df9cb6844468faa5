import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Button } from '@star-seekers/ui/button';
import type { GameHost } from './game-host.ts';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import { CreditButtons } from './start-actions.tsx';
import { useLeaveLabel } from './use-leave-label.ts';

export interface InsufficientCreditsProps {
  readonly host: GameHost;
  /** The balance. */
  readonly credits: number;
  /** The card stands over a run, which goes on. */
  readonly onKeepPlaying?: () => void;
  /** What can be done without a credit. */
  readonly children?: ReactNode;
}

/** Replaces the menu while the balance does not pay for a run (`G0.3`). */
export function InsufficientCredits({ host, credits, onKeepPlaying, children }: InsufficientCreditsProps) {
  const { t } = useTranslation('games');
  const leaveLabel = useLeaveLabel(host);
  const message = t('screen.insufficient.message', { count: credits });
  // What helps comes first where it is there for nothing.
  const isFree = host.rollReady === true && !onKeepPlaying;
  return (
    <OverlayPanel
      title={t(isFree ? 'screen.insufficient.free' : 'screen.insufficient.title')}
      actions={
        <>
          {onKeepPlaying && (
            <Button variant="primary" data-autofocus="" onClick={onKeepPlaying}>
              {t('screen.leave.cancel')}
            </Button>
          )}
          <CreditButtons host={host} primary={!onKeepPlaying} />
          {children}
          {!onKeepPlaying && <Button onClick={() => host.leave()}>{leaveLabel}</Button>}
        </>
      }
    >
      {isFree ? (
        <>
          <p>{t('screen.insufficient.freeHint')}</p>
          <p>
            {t('screen.insufficient.title')}: {message}
          </p>
        </>
      ) : (
        <>
          <p>{message}</p>
          <p>{t('screen.insufficient.hint')}</p>
        </>
      )}
    </OverlayPanel>
  );
}
