import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';

/** A text field with its label above it. */
export function TextField({ label, ...rest }: { readonly label: string } & ComponentPropsWithRef<'input'>) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input {...rest} className={styles.input} autoComplete="off" spellCheck={false} />
    </label>
  );
}

export interface DropDownProps<Value extends string | number> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A drop-down list with its label above it. */
export function DropDown<Value extends string | number>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
}: DropDownProps<Value>) {
  return (
    <label className={styles.field}>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      <select
        className={styles.input}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => String(option.value) === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
