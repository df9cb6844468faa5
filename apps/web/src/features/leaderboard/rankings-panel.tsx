import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import type { UseQueryResult } from '@tanstack/react-query';
import { LocateFixed } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../shell/query-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type BoardRow, boardLines } from './board-rows.ts';
import { OWN_ROW_ID, type RankingColumn, RankingTable, RankingTableSkeleton } from './ranking-table.tsx';
import styles from './rankings-panel.module.css';

export interface RankingsPanelProps<Row extends BoardRow> {
  readonly title: string;
  /** Text below the title. */
  readonly subtitle?: string;
  /** Chooses the period of the board. */
  readonly picker?: ReactNode;
  readonly columns: readonly [RankingColumn<Row>, RankingColumn<Row>];
  readonly board: UseQueryResult<readonly Row[]>;
  /** The player's own rank with the rows around it. */
  readonly place: UseQueryResult<{ readonly rank: number | null; readonly rows: readonly Row[] }>;
  /** Name of the signed-in player. */
  readonly username: string | undefined;
  /** Replaces a board without rows. */
  readonly empty: ReactNode;
}

/** A board in its panel, also while it loads, after a failure and without rows. */
export function RankingsPanel<Row extends BoardRow>(props: RankingsPanelProps<Row>) {
  const { title, subtitle, picker, columns, board, place, username, empty } = props;
  const { t } = useTranslation('leaderboard');
  const headingId = useId();
  return (
    <Panel as="section" padding="none" aria-labelledby={headingId}>
      <header className={styles.header}>
        <div>
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {username && !place.isError && (
          <div className={styles.note}>
            <OwnRank rank={place.data?.rank} />
          </div>
        )}
      </header>
      {picker}
      {content()}
    </Panel>
  );

  function content() {
    if (board.isPending) return <RankingTableSkeleton columns={columns} />;
    if (board.data && board.data.length > 0) {
      const lines = boardLines(board.data, place.data?.rows ?? [], username);
      return <RankingTable label={title} columns={columns} lines={lines} />;
    }
    return (
      <div className={styles.message}>{board.data ? empty : <QueryError query={board} title={t('error.title')} />}</div>
    );
  }
}

interface OwnRankProps {
  /** Null if the player is not on the board; undefined while loading. */
  readonly rank: number | null | undefined;
}

/** The player's own rank in a board's heading; a click scrolls to their row. */
function OwnRank({ rank }: OwnRankProps) {
  const { t, i18n } = useTranslation('leaderboard');
  if (rank === undefined) return <Skeleton width="8.5rem" height="2.25rem" shape="block" />;
  if (rank === null) return <Badge>{t('own.unranked')}</Badge>;
  return (
    <Button size="sm" icon={<LocateFixed aria-hidden="true" />} onClick={goToOwnRow}>
      {t('own.rank', { rank: numberFormat(i18n.language).format(rank) })}
    </Button>
  );
}

function goToOwnRow(): void {
  const row = document.querySelector<HTMLElement>(`#${OWN_ROW_ID}`);
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}
