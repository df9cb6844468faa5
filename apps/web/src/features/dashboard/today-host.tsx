import { useCallback } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './today-host.module.css';

/** The place of what is worth doing now, which comes after the page. */
export function TodayHost() {
  const load = useCallback(async () => {
    const [{ Today }] = await Promise.all([
      import('./today.tsx'),
      loadTexts('daily', 'conditions', 'dice', 'leaderboard', 'play'),
    ]);
    return <Today />;
  }, []);
  return (
    <div className={styles.place}>
      <OnDemand load={load} trigger />
    </div>
  );
}
