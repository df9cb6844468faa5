import { useCallback } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './today-host.module.css';

/** The place of today's six, which come after the page. */
export function TodayHost() {
  const load = useCallback(async () => {
    const [{ TodaySix }] = await Promise.all([
      import('../daily/today-six.tsx'),
      loadTexts('daily', 'conditions', 'dice'),
    ]);
    return <TodaySix />;
  }, []);
  return (
    <div className={styles.place}>
      <OnDemand load={load} trigger />
    </div>
  );
}
