import type { GlobalRow } from '@star-seekers/contracts';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { EmptyState } from '../../ui/empty-state.tsx';
import { factionBoardQuery, globalBoardQuery, globalPlaceQuery } from './board-queries.ts';
import { FactionStandings } from './faction-standings.tsx';
import styles from './global-board.module.css';
import { Podium } from './podium.tsx';
import type { RankingColumn } from './ranking-table.tsx';
import { RankingsPanel } from './rankings-panel.tsx';

export interface GlobalBoardProps {
  /** Name of the signed-in player. */
  readonly username: string | undefined;
  readonly onChooseGame: () => void;
}

/** The hall of fame: podium, factions and all players' total points. It never resets (`P9.1`). */
export function GlobalBoard({ username, onChooseGame }: GlobalBoardProps) {
  const { t } = useTranslation('leaderboard');
  const board = useQuery(globalBoardQuery);
  const place = useQuery(globalPlaceQuery(username !== undefined));
  const factions = useQuery(factionBoardQuery);
  const columns: readonly [RankingColumn<GlobalRow>, RankingColumn<GlobalRow>] = [
    { label: t('columns.totalPoints'), value: (row) => row.totalPoints, main: true },
    {
      label: t('columns.gamesPlayed'),
      value: (row) => row.gamesPlayed,
      valueText: (row) => t('rows.games', { count: row.gamesPlayed }),
    },
  ];
  return (
    <div className={styles.hall}>
      <Podium rows={board.data} failed={board.isError} username={username} />
      <div className={styles.columns}>
        <RankingsPanel
          title={t('rankings.title')}
          columns={columns}
          board={board}
          place={place}
          username={username}
          empty={
            <EmptyState
              icon={<Trophy />}
              title={t('rankings.emptyTitle')}
              message={t('rankings.emptyMessage')}
              action={<Button onClick={onChooseGame}>{t('rankings.emptyAction')}</Button>}
            />
          }
        />
        <FactionStandings factions={factions} />
      </div>
    </div>
  );
}
