import type { GameRow } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { Medal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardKey } from '../../shell/query-keys.ts';
import { useServerNow } from '../../shell/server-clock.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { periodEnd } from './board-period.ts';
import { gameBoardQuery, gamePlaceQuery } from './board-queries.ts';
import type { RankingColumn } from './ranking-table.tsx';
import { RankingsPanel } from './rankings-panel.tsx';

export interface GameBoardProps {
  readonly board: Extract<BoardKey, { kind: 'game' }>;
  /** Name of the signed-in player. */
  readonly username: string | undefined;
  /** Chooses the period. */
  readonly picker: ReactNode;
}

/** Best scores and summed points of one game in one period. */
export function GameBoard({ board, username, picker }: GameBoardProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'catalog']);
  const rows = useQuery(gameBoardQuery(board));
  const place = useQuery(gamePlaceQuery(board, username !== undefined));
  const now = useServerNow(60_000);
  const shownAt = board.at === undefined ? now : Date.parse(board.at);
  const game = catalog.find(({ id }) => id === board.gameId);
  const format = numberFormat(i18n.language);
  const columns: readonly [RankingColumn<GameRow>, RankingColumn<GameRow>] = [
    {
      label: t('columns.score'),
      value: (row) => row.score,
      main: true,
      link: { to: (row) => `/run/${row.runId}`, text: t('rows.watch') },
    },
    {
      label: t('columns.points'),
      value: (row) => row.points,
      valueText: (row) => t('rows.points', { count: row.points, points: format.format(row.points) }),
    },
  ];
  const until = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    periodEnd(board.period, shownAt),
  );
  const isOver = board.at !== undefined && periodEnd(board.period, shownAt) < now;
  const subtitle = t(isOver ? 'games.closed' : 'games.until', { date: until });
  return (
    <RankingsPanel
      title={t(`games.${board.period}`)}
      subtitle={board.scale === undefined ? subtitle : `${subtitle} · ${t('games.earlierRules')}`}
      picker={picker}
      columns={columns}
      board={rows}
      place={place}
      username={username}
      empty={
        <EmptyState
          icon={<Medal />}
          title={t('games.emptyTitle')}
          message={t(isOver ? 'games.emptyPast' : 'games.emptyMessage')}
          action={
            game && (
              <LinkButton to={`/game${game.id}`} variant="primary">
                {t('games.play', { game: t(`catalog:${game.slug}.card`) })}
              </LinkButton>
            )
          }
        />
      }
    />
  );
}
