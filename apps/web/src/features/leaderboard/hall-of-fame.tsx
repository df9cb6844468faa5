import type { GlobalRow } from '@star-seekers/contracts';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FactionStandings } from './faction-standings.tsx';
import styles from './leaderboard-page.module.css';
import { Podium } from './podium.tsx';
import { type RankingRow, Rankings, RankingsSkeleton } from './rankings.tsx';
import { useHallOfFame, useOwnPlaceInHall } from './use-boards.ts';

/** The global hall of fame: podium, complete rankings, factions. */
export function HallOfFame({ username }: { readonly username: string | undefined }) {
  return (
    <div className={styles.board}>
      <Board username={username} />
      <FactionStandings />
    </div>
  );
}

function Board({ username }: { readonly username: string | undefined }) {
  const { t } = useTranslation('leaderboard');
  const { data, isPending, isError, isFetching, refetch } = useHallOfFame();
  const own = useOwnPlaceInHall(username !== undefined);
  if (isPending) return <RankingsSkeleton />;
  if (isError)
    return (
      <ErrorState
        title={t('error.title')}
        message={t('error.message')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0) {
    return <EmptyState icon={<Trophy />} title={t('empty.champions')} message={t('empty.global')} />;
  }
  const rows = data.map(rankingRow);
  return (
    <>
      <Podium rows={rows} username={username} />
      <Panel>
        <Rankings
          caption={t('complete')}
          headings={[t('columns.points'), t('columns.games')]}
          rows={rows}
          ownRows={own.data?.rows.map(rankingRow) ?? []}
          username={username}
        />
      </Panel>
    </>
  );
}

function rankingRow({ id, rank, user, totalPoints, gamesPlayed }: GlobalRow): RankingRow {
  return { id, rank, user, figures: [totalPoints, gamesPlayed] };
}
