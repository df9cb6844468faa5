import { Pause, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hud.module.css';

export interface HudProps {
  readonly children: ReactNode;
  /** The run is practice, which is said as long as it lasts. */
  readonly practice: boolean;
  readonly onPause?: (() => void) | undefined;
  /** Ends the run for another one, after a question; without it the game offers none. */
  readonly newGame?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** What a player has to know while playing, above the board. */
export function Hud({ children, practice, onPause, newGame }: HudProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.hud}>
      <dl className={styles.fields}>{children}</dl>
      {practice && <span className={styles.practice}>{t('screen.practice.label')}</span>}
      {newGame && (
        <button
          type="button"
          className={styles.newGame}
          title={newGame.label}
          disabled={!onPause}
          onClick={newGame.onClick}
        >
          <RotateCcw aria-hidden="true" />
          <span>{newGame.label}</span>
        </button>
      )}
      <button
        type="button"
        className={styles.pause}
        aria-label={t('screen.pause.action')}
        disabled={!onPause}
        onClick={onPause}
      >
        <Pause aria-hidden="true" />
      </button>
    </div>
  );
}

/** A named figure of the HUD. @param prominent the one that counts most */
export function HudField({
  label,
  prominent = false,
  children,
}: {
  readonly label: string;
  readonly prominent?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.field} data-prominent={prominent || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
