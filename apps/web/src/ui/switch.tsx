import { type ReactNode, useId } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './switch.module.css';

export interface SwitchProps {
  readonly label: ReactNode;
  /** Description below the label. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly className?: string | undefined;
}

/** An on/off switch that takes effect at once. */
export function Switch({ label, hint, checked, onCheckedChange, className }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={classNames(styles.row, className)}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.control}
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
    </div>
  );
}
