import { Pause, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hud.module.css';

export interface HudProps {
  readonly children: ReactNode;
  /** Kind of the run, such as practice; none for a ranked one. */
  readonly label?: ReactNode;
  /** What the player aims at; it keeps its place when there is nothing to say. */
  readonly goal?: ReactNode;
  /** Whom the run is played against; a line of its own below the figures. */
  readonly ghosts?: ReactNode;
  /** Null in a run that is watched, which has no such button. */
  readonly onPause?: (() => void) | null | undefined;
  /** A button that starts a new game after confirmation. */
  readonly newGame?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** The figures and buttons above the board during play. */
export function Hud({ children, label, goal, ghosts, onPause, newGame }: HudProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.hud} data-watched={onPause === null || undefined}>
      <dl className={styles.fields}>{children}</dl>
      {goal && <div className={styles.goal}>{goal}</div>}
      {label && <span className={styles.label}>{label}</span>}
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
      {onPause !== null && (
        <button
          type="button"
          className={styles.pause}
          aria-label={t('stage.pause.action')}
          disabled={!onPause}
          onClick={onPause}
        >
          <Pause aria-hidden="true" />
        </button>
      )}
      {ghosts && <div className={styles.ghosts}>{ghosts}</div>}
    </div>
  );
}

/** A labelled figure of the HUD. @param prominent the most important one */
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
