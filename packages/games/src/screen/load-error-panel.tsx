import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';

export interface LoadErrorPanelProps {
  /** A run is on: it is kept, and goes on after the retry. */
  readonly midRun: boolean;
  /** The game's own words. */
  readonly texts?: { readonly title: string; readonly message: string; readonly retry: string } | undefined;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** The game could not be loaded or drawn (`G1.6`). Before a run nothing was charged. */
export function LoadErrorPanel({ midRun, texts, onRetry, onLeave }: LoadErrorPanelProps) {
  const { t } = useTranslation('games');
  return (
    <OverlayPanel
      title={texts?.title ?? t('screen.loadError.title')}
      tone="danger"
      actions={
        <>
          <Button variant="primary" icon={<RotateCw aria-hidden="true" />} data-autofocus="" onClick={onRetry}>
            {texts?.retry ?? t('screen.loadError.retry')}
          </Button>
          <Button onClick={onLeave}>{t('screen.toHub')}</Button>
        </>
      }
    >
      <div role="alert">
        {texts && <p>{texts.message}</p>}
        <p>{t(midRun ? 'screen.loadError.midRun' : 'screen.loadError.message')}</p>
      </div>
    </OverlayPanel>
  );
}
