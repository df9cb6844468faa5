import { Infinity as Endless } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import styles from './free-play-card.module.css';

export interface FreePlayCardProps {
  readonly onStart: () => void;
  /** The game is not ready, or something else begins. */
  readonly disabled: boolean;
}

/** On the menu after the first paid start: practice for as long as the player stays (`games.md §2`, game 5; `rulings.md`). */
export function FreePlayCard({ onStart, disabled }: FreePlayCardProps) {
  const { t } = useTranslation('games');
  return (
    <section className={styles.card} aria-label={t('puzzle.freePlay.title')}>
      <h3>{t('puzzle.freePlay.title')}</h3>
      <p>{t('puzzle.freePlay.text')}</p>
      <Button icon={<Endless aria-hidden="true" />} busy={disabled} onClick={onStart}>
        {t('puzzle.freePlay.start')}
      </Button>
    </section>
  );
}
