import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

async function loadGameBoards() {
  const { GameBoards } = await import('./game-boards.tsx');
  return <GameBoards />;
}

/** Mounts the game boards. Loads their code when the tab is first opened. */
export function GameBoardsHost() {
  const { t } = useTranslation(['leaderboard', 'errors']);
  const [attempt, setAttempt] = useState({ count: 1, failed: false });
  return (
    <OnDemand
      load={loadGameBoards}
      trigger={attempt.count}
      onFailed={() => setAttempt(({ count }) => ({ count, failed: true }))}
      placeholder={
        attempt.failed ? (
          <ErrorState
            title={t('error.title')}
            message={t('errors:network')}
            onRetry={() => setAttempt(({ count }) => ({ count: count + 1, failed: false }))}
          />
        ) : (
          <Skeleton height="28rem" shape="block" />
        )
      }
    />
  );
}
