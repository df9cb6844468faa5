import { useId } from 'react';
import styles from './choice.module.css';

export interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Radio buttons in a row. */
export function Choice<Value extends string | number>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-label={hideLabel ? label : undefined}>
      {!hideLabel && <legend className={styles.legend}>{label}</legend>}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
