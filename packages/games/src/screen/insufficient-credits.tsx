import { Coins, Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { GameButton } from './game-button.tsx';
import { OverlayPanel } from './overlay-panel.tsx';

export interface InsufficientCreditsProps {
  readonly credits: number;
  readonly onGetCredits: () => void;
  readonly onBuyCredits: () => void;
  readonly onLeave: () => void;
}

/** Stands in place of the game while a run can not be paid for (`games.md §2`, shared pieces; `rulings.md`). */
export function InsufficientCredits({ credits, onGetCredits, onBuyCredits, onLeave }: InsufficientCreditsProps) {
  const { t } = useTranslation('games');
  return (
    <OverlayPanel
      title={t('screen.insufficient.title')}
      actions={
        <>
          <GameButton variant="primary" icon={<Dices aria-hidden="true" />} data-autofocus="" onClick={onGetCredits}>
            {t('screen.insufficient.getCredits')}
          </GameButton>
          <GameButton icon={<Coins aria-hidden="true" />} onClick={onBuyCredits}>
            {t('screen.insufficient.buyCredits')}
          </GameButton>
          <GameButton onClick={onLeave}>{t('screen.toHub')}</GameButton>
        </>
      }
    >
      <p>{t('screen.insufficient.message', { count: credits })}</p>
      <p>{t('screen.insufficient.hint')}</p>
    </OverlayPanel>
  );
}
