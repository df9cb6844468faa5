import { type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

export interface ChoiceGroupProps<Value extends string> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly choices: readonly Choice<Value>[];
  readonly disabled?: boolean;
}

/** Radio buttons; a choice takes effect at once. */
export function ChoiceGroup<Value extends string>({
  label,
  hint,
  value,
  onValueChange,
  choices,
  disabled = false,
}: ChoiceGroupProps<Value>) {
  const name = useId();
  const hintId = `${name}-hint`;
  return (
    <fieldset className={styles.group} disabled={disabled} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
            />
            <span>
              <span className={styles.label}>{choice.label}</span>
              {choice.hint && <span className={styles.choiceHint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
