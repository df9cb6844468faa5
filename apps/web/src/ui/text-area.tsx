import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './text-field.module.css';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  readonly label: ReactNode;
  readonly hint: ReactNode;
}

/** A field for sentences, with a label and help text. */
export function TextArea({ label, hint, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <textarea
          rows={3}
          {...area}
          id={id}
          className={classNames(styles.input, styles.lines)}
          aria-describedby={`${id}-note`}
        />
      </div>
      <p id={`${id}-note`} className={styles.note}>
        {hint}
      </p>
    </div>
  );
}
