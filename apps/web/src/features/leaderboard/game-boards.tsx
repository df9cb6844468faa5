import type { GameRow } from '@star-seekers/contracts';
import { BOARD_SCOPES } from '@star-seekers/contracts/constants';
import { catalog } from '@star-seekers/games/catalog';
import { Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { BoardAddress } from './board-address.ts';
import styles from './leaderboard-page.module.css';
import { type RankingRow, Rankings, RankingsSkeleton } from './rankings.tsx';
import { useGameBoard, useOwnPlaceInGame } from './use-boards.ts';

export interface GameBoardsProps {
  readonly address: BoardAddress;
  readonly onAddressChange: (change: Partial<BoardAddress>) => void;
  readonly username: string | undefined;
}

/** The boards of one game: its months and its years, for everybody or for a faction. */
export function GameBoards({ address, onAddressChange, username }: GameBoardsProps) {
  const { t } = useTranslation(['leaderboard', 'common', 'games']);
  const board = <GameBoard address={address} username={username} />;
  return (
    <div className={styles.board}>
      <div className={styles.selectors}>
        <Select
          label={t('leaderboard:selectors.game')}
          value={address.gameId}
          onValueChange={(gameId) => onAddressChange({ gameId })}
          items={catalog.map(({ id, slug }) => ({ value: id, label: t(`games:titles.${slug}.card`) }))}
        />
        <Select
          label={t('leaderboard:selectors.scope')}
          value={address.scope}
          onValueChange={(scope) => onAddressChange({ scope })}
          items={BOARD_SCOPES.map((scope) => ({
            value: scope,
            label: scope === 'global' ? t('leaderboard:selectors.everybody') : t(`common:factions.${scope}`),
          }))}
        />
      </div>
      <Tabs
        label={t('leaderboard:periods.label')}
        look="pill"
        value={address.period}
        onValueChange={(period) => onAddressChange({ period })}
        items={[
          { value: 'monthly', label: t('leaderboard:periods.monthly'), content: board },
          { value: 'yearly', label: t('leaderboard:periods.yearly'), content: board },
        ]}
      />
    </div>
  );
}

function GameBoard({ address, username }: { readonly address: BoardAddress; readonly username: string | undefined }) {
  const { t } = useTranslation('leaderboard');
  const { data, isPending, isError, isFetching, refetch } = useGameBoard(address);
  const own = useOwnPlaceInGame(address, username !== undefined);
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
  if (data.length === 0) return <EmptyState icon={<Trophy />} title={t('empty.champions')} message={t('empty.game')} />;
  return (
    <Panel>
      <Rankings
        caption={t(`periods.${address.period}`)}
        headings={[t('columns.score'), t('columns.points')]}
        rows={data.map(rankingRow)}
        ownRows={own.data?.rows.map(rankingRow) ?? []}
        username={username}
      />
    </Panel>
  );
}

function rankingRow({ id, rank, user, score, points }: GameRow): RankingRow {
  return { id, rank, user, figures: [score, points] };
}
