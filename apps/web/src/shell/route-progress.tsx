import { useNavigation } from 'react-router';
import styles from './route-progress.module.css';

/** A line over the page while the next screen is on its way; it shows only when that takes a moment. */
export function RouteProgress() {
  const { state } = useNavigation();
  return <div className={styles.line} data-active={state !== 'idle' || undefined} aria-hidden="true" />;
}
