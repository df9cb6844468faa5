import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import { Button } from '@star-seekers/ui/button';
import { CloudOff, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface OutagePanelProps {
  readonly waits: boolean;
  readonly onWait: () => void;
  readonly onLeaveForNow: () => void;
}

/** The hub is silent and the run was stopped: the player waits, or leaves it open. */
export function OutagePanel({ waits, onWait, onLeaveForNow }: OutagePanelProps) {
  const { t } = useTranslation('games');
  return (
    <OverlayPanel
      title={t('screen.outage.title')}
      behind="blur"
      isUnasked
      onEscape={onWait}
      actions={
        <>
          <Button
            variant="primary"
            icon={<CloudOff aria-hidden="true" />}
            busy={waits}
            data-autofocus=""
            onClick={onWait}
          >
            {t(waits ? 'screen.outage.waiting' : 'screen.outage.wait')}
          </Button>
          <Button icon={<LogOut aria-hidden="true" />} onClick={onLeaveForNow}>
            {t('screen.leave.later')}
          </Button>
        </>
      }
    >
      <p>{t('screen.outage.message')}</p>
    </OverlayPanel>
  );
}
