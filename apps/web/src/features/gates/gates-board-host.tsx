import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

async function loadGatesBoard() {
  const { GatesBoard } = await import('./gates-board.tsx');
  return <GatesBoard />;
}

/** Mounts the map of the gates. Loads its code when the tab is first opened. */
export function GatesBoardHost() {
  const { t } = useTranslation(['leaderboard', 'errors']);
  const [attempt, setAttempt] = useState({ count: 1, failed: false });
  return (
    <OnDemand
      load={loadGatesBoard}
      trigger={attempt.count}
      onFailed={() => setAttempt(({ count }) => ({ count, failed: true }))}
      placeholder={
        attempt.failed ? (
          <ErrorState
            title={t('gates.error')}
            message={t('errors:network')}
            onRetry={() => setAttempt(({ count }) => ({ count: count + 1, failed: false }))}
          />
        ) : (
          <Skeleton height="32rem" shape="block" />
        )
      }
    />
  );
}
