import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import styles from './lazy-live-now.module.css';
import { liveRunsQuery } from './live-queries.ts';

export interface LazyLiveNowProps {
  /** Only runs of this game. */
  readonly gameId?: number;
}

/** The list of live runs. Its code is loaded when there is one; it is hidden while a run is played on the page. */
export function LazyLiveNow({ gameId }: LazyLiveNowProps) {
  const { data = [] } = useQuery(liveRunsQuery);
  const load = useCallback(async () => {
    const [{ LiveNow }] = await Promise.all([import('./live-now.tsx'), loadTexts('play')]);
    return <LiveNow gameId={gameId} />;
  }, [gameId]);
  return (
    <div className={styles.host}>
      <OnDemand load={load} trigger={data.some((run) => gameId === undefined || run.gameId === gameId)} />
    </div>
  );
}
