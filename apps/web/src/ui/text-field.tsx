import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './text-field.module.css';

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: ReactNode;
  /** What may be entered; gives way to the error. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** A button inside the field, at its end. */
  readonly adornment?: ReactNode;
}

/** A line of text with its label. The line below it has its place from the start, so that an error moves nothing. */
export function TextField({ label, hint, error, adornment, className, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        <input {...input} id={id} className={styles.input} aria-invalid={Boolean(error)} aria-describedby={noteId} />
        {adornment}
      </div>
      <p id={noteId} className={classNames(styles.note, error && styles.error)}>
        {error ?? hint}
      </p>
    </div>
  );
}
