import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GameButton } from './game-button.tsx';
import { OverlayPanel } from './overlay-panel.tsx';

/** The game's files could not be loaded or drawn (`games.md §8`). Nothing was charged. */
export function LoadErrorPanel({ onRetry, onLeave }: { readonly onRetry: () => void; readonly onLeave: () => void }) {
  const { t } = useTranslation('games');
  return (
    <OverlayPanel
      title={t('screen.loadError.title')}
      tone="danger"
      actions={
        <>
          <GameButton variant="primary" icon={<RotateCw aria-hidden="true" />} data-autofocus="" onClick={onRetry}>
            {t('screen.loadError.retry')}
          </GameButton>
          <GameButton onClick={onLeave}>{t('screen.toHub')}</GameButton>
        </>
      }
    >
      <p role="alert">{t('screen.loadError.message')}</p>
    </OverlayPanel>
  );
}
