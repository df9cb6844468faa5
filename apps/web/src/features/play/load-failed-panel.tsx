import type { CatalogEntry } from '@star-seekers/games/catalog';
import { RotateCw, SatelliteDish } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { GamePanel } from './game-panel.tsx';

export interface LoadFailedPanelProps {
  readonly entry: CatalogEntry;
  readonly onRetry: () => void;
}

/** The game's code did not come. */
export function LoadFailedPanel({ entry, onRetry }: LoadFailedPanelProps) {
  const { t } = useTranslation('play');
  return (
    <GamePanel
      entry={entry}
      icon={<SatelliteDish />}
      title={t('loadFailed.title')}
      message={t('loadFailed.message')}
      urgent
    >
      <Button variant="primary" icon={<RotateCw aria-hidden="true" />} onClick={onRetry}>
        {t('loadFailed.retry')}
      </Button>
    </GamePanel>
  );
}
