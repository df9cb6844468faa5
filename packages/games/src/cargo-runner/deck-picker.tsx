import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './deck-picker.module.css';
import { MAZES } from './mazes/index.ts';
import { useDeckName } from './use-mission-texts.ts';

export interface DeckPickerProps {
  /** The deepest deck that the player has reached, from 1. */
  readonly reached: number;
  readonly chosen: number;
  readonly onChoose: (level: number) => void;
}

/** The deck on which practice starts, out of those that were reached. Nothing to choose before the second deck. */
export function DeckPicker({ reached, chosen, onChoose }: DeckPickerProps) {
  const { t } = useTranslation('games');
  const deckName = useDeckName();
  const id = useId();
  if (reached < 2) return null;
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{t('cargo-runner.practice.from', { deck: deckName(chosen) })}</legend>
      <div className={styles.decks}>
        {MAZES.map(({ plan }, index) => {
          const level = index + 1;
          const name = level <= reached ? deckName(level) : t('cargo-runner.practice.unknown', { level });
          return (
            <label
              key={plan.id}
              className={styles.deck}
              style={{ '--deck': plan.wallColor } as CSSProperties}
              title={name}
            >
              <input
                type="radio"
                name={id}
                className={styles.input}
                aria-label={name}
                checked={level === chosen}
                disabled={level > reached}
                onChange={() => onChoose(level)}
              />
              <span aria-hidden="true">{level}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
