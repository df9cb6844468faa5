import { useNavigation } from 'react-router';
import styles from './route-progress.module.css';

/** A progress line at the top while the next screen loads; it fades in with a delay. */
export function RouteProgress() {
  const { state } = useNavigation();
  return <div className={styles.line} data-active={state !== 'idle' || undefined} aria-hidden="true" />;
}
