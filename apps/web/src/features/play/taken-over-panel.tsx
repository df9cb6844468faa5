import type { CatalogEntry } from '@star-seekers/games/catalog';
import { AppWindow } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { GamePanel } from './game-panel.tsx';

export interface TakenOverPanelProps {
  readonly entry: CatalogEntry;
  readonly onTakeBack: () => void;
}

/** This tab lost the game to another one. */
export function TakenOverPanel({ entry, onTakeBack }: TakenOverPanelProps) {
  const { t } = useTranslation('play');
  return (
    <GamePanel entry={entry} icon={<AppWindow />} title={t('takenOver.title')} message={t('takenOver.message')} urgent>
      <Button variant="primary" onClick={onTakeBack}>
        {t('takenOver.action')}
      </Button>
    </GamePanel>
  );
}
