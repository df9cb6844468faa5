import { Button } from '@star-seekers/ui/button';
import { classNames } from '@star-seekers/ui/class-names';
import type { ReactNode } from 'react';
import styles from './control-button.module.css';

export interface ControlButtonProps {
  /** Accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Whether a switch is on; absent for a button that is none. */
  readonly pressed?: boolean;
  /** The button that plays. */
  readonly main?: boolean;
  readonly onClick: () => void;
}

/** An icon-only button of the playback. */
export function ControlButton({ label, icon, pressed, main = false, onClick }: ControlButtonProps) {
  return (
    <Button
      variant={main ? 'primary' : 'ghost'}
      className={classNames(styles.button, main && styles.main)}
      icon={icon}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    />
  );
}
