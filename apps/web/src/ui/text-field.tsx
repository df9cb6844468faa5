import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: ReactNode;
  /** Help text; the error replaces it. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Element inside the field, at its end. */
  readonly adornment?: ReactNode;
}

/**
 * An input with a label, for names, addresses and searches: no capitals or spelling marks. The line below is always reserved, so
 * that an error does not shift the layout.
 */
export function TextField({ label, hint, error, adornment, className, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={Boolean(error)}
          aria-describedby={noteId}
        />
        {adornment}
      </div>
      <p id={noteId} className={classNames(styles.note, error && styles.error)}>
        {error ?? hint}
      </p>
    </div>
  );
}
