import { Coins, Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
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
          <Button variant="primary" icon={<Dices aria-hidden="true" />} data-autofocus="" onClick={onGetCredits}>
            {t('screen.insufficient.getCredits')}
          </Button>
          <Button icon={<Coins aria-hidden="true" />} onClick={onBuyCredits}>
            {t('screen.insufficient.buyCredits')}
          </Button>
          <Button onClick={onLeave}>{t('screen.toHub')}</Button>
        </>
      }
    >
      <p>{t('screen.insufficient.message', { count: credits })}</p>
      <p>{t('screen.insufficient.hint')}</p>
    </OverlayPanel>
  );
}
