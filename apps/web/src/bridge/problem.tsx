import styles from './bridge.module.css';
import { useProblemText } from './use-problem-text.ts';

/** Says beside a control what went wrong; nothing without an error. */
export function Problem({ error }: { readonly error: unknown }) {
  const problemOf = useProblemText();
  return (
    <div role="alert" className={styles.problem}>
      {error ? problemOf(error) : null}
    </div>
  );
}
