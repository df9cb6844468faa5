import { catalog } from '@star-seekers/games/catalog';
import { useTranslation } from 'react-i18next';
import { MODES, type Mode } from './address/address.ts';
import styles from './top-bar.module.css';
import { Choice } from './ui/choice.tsx';
import { DropDown } from './ui/field.tsx';

export interface TopBarProps {
  readonly gameId: number;
  readonly mode: Mode;
  readonly onGame: (gameId: number) => void;
  readonly onMode: (mode: Mode) => void;
}

/** Selects the game and the mode. */
export function TopBar({ gameId, mode, onGame, onMode }: TopBarProps) {
  const { t } = useTranslation(['sandbox', 'catalog']);
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>
        {t('product')} <span className={styles.word}>{t('title')}</span>
      </h1>
      <div className={styles.choices}>
        <DropDown
          label={t('game')}
          hideLabel
          value={gameId}
          options={catalog.map(({ id, slug }) => ({
            value: id,
            label: `${id} · ${t(`catalog:${slug}.screen`)}`,
          }))}
          onChange={onGame}
        />
        <Choice
          label={t('mode.label')}
          hideLabel
          value={mode}
          options={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
          onChange={onMode}
        />
      </div>
    </header>
  );
}
