import type { ComponentPropsWithRef } from 'react';
import styles from './visually-hidden.module.css';

/** Content for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
