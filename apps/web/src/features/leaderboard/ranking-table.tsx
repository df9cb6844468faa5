import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '@star-seekers/ui/class-names';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { numberFormat } from '@star-seekers/ui/number-format';
import { PlayerName } from '../players/player-name.tsx';
import type { BoardLine, BoardRow } from './board-rows.ts';
import styles from './ranking-table.module.css';

export interface RankingColumn<Row> {
  readonly label: string;
  readonly value: (row: Row) => number;
  /** The column that sorts the board. */
  readonly main?: boolean;
  /** The value with its unit, for narrow screens without column headings. */
  readonly valueText?: (row: Row) => string;
  /** Where the value leads to, and what is there. */
  readonly link?: { readonly to: (row: Row) => string; readonly text: string };
  /** Below the value, where it takes more to tell the order of the rows. */
  readonly note?: (row: Row) => string | undefined;
}

export interface RankingTableProps<Row extends BoardRow> {
  readonly label: string;
  readonly columns: readonly [RankingColumn<Row>, RankingColumn<Row>];
  readonly lines: readonly BoardLine<Row>[];
}

/** Boards with more lines skip the layout of rows off the screen. */
const LONG_BOARD = 100;

/** Id of the player's own row. Only one board is mounted at a time. */
export const OWN_ROW_ID = 'own-row';

/**
 * A board as a table. In a long one the browser skips rows off the screen.
 * ARIA roles instead of table elements, because the browser does not skip the layout of real table rows.
 */
export function RankingTable<Row extends BoardRow>({ label, columns, lines }: RankingTableProps<Row>) {
  return (
    <div role="table" aria-label={label} className={styles.table}>
      <RankingHead columns={columns} />
      <div role="rowgroup" className={lines.length > LONG_BOARD ? styles.long : undefined}>
        {lines.map((line) =>
          line.kind === 'row' ? (
            <RankingRow key={line.row.user.id} row={line.row} own={line.own} columns={columns} />
          ) : (
            <RankingGap key={`gap ${line.from}`} from={line.from} to={line.to} />
          ),
        )}
      </div>
    </div>
  );
}

/** The table while its rows load. */
export function RankingTableSkeleton<Row>({ columns }: Pick<RankingTableProps<Row & BoardRow>, 'columns'>) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.table} role="status" aria-label={t('states.loading')}>
      <div aria-hidden="true">
        <RankingHead columns={columns} decorative />
        {Array.from({ length: 10 }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton width="1.75rem" className={styles.rank} />
            <span className={styles.player}>
              <Skeleton width="1.75rem" height="1.75rem" shape="circle" />
              <Skeleton width={`${9 - (index % 4)}rem`} />
            </span>
            <Skeleton width="4.5rem" className={styles.main} />
            <Skeleton width="3rem" className={styles.side} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface RankingHeadProps<Row> {
  readonly columns: readonly [RankingColumn<Row>, RankingColumn<Row>];
  readonly decorative?: boolean;
}

function RankingHead<Row>({ columns, decorative = false }: RankingHeadProps<Row>) {
  const { t } = useTranslation('leaderboard');
  const role = (name: string) => (decorative ? undefined : name);
  return (
    <div role={role('rowgroup')} className={styles.head}>
      <div role={role('row')} className={styles.row}>
        <span role={role('columnheader')} className={styles.rank}>
          {t('columns.rank')}
        </span>
        <span role={role('columnheader')}>{t('columns.player')}</span>
        {columns.map(({ label, main }) => (
          <span key={label} role={role('columnheader')} className={main ? styles.main : styles.side}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

interface RankingRowProps<Row> extends RankingHeadProps<Row> {
  readonly row: Row;
  readonly own: boolean;
}

function RankingRow<Row extends BoardRow>({ row, own, columns }: RankingRowProps<Row>) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const format = numberFormat(i18n.language);
  const { rank, user } = row;
  return (
    <div
      role="row"
      {...(own && { id: OWN_ROW_ID, tabIndex: -1 })}
      className={classNames(styles.row, own && styles.own)}
      data-place={rank <= 3 ? rank : undefined}
      data-faction-scope={user.faction}
    >
      <span role="cell" className={styles.rank}>
        {format.format(rank)}
      </span>
      <span role="cell" className={styles.player}>
        <FactionEmblem faction={user.faction} size="1.75rem" />
        <VisuallyHidden>{t(`common:factions.${user.faction}`)} </VisuallyHidden>
        <span className={styles.name}>
          <PlayerName username={user.username} /> {own && <Badge tone="accent">{t('you')}</Badge>}
        </span>
      </span>
      {columns.map(({ label, value, main, valueText, link, note }) => (
        <span key={label} role="cell" className={main ? styles.main : styles.side}>
          {link ? (
            <Link to={link.to(row)} className={styles.link} title={link.text}>
              <Play aria-hidden="true" />
              {format.format(value(row))} <VisuallyHidden>{link.text}</VisuallyHidden>
            </Link>
          ) : (
            <span className={valueText && styles.figure}>{format.format(value(row))}</span>
          )}
          {valueText && <span className={styles.words}>{valueText(row)}</span>}
          {note?.(row) !== undefined && <span className={styles.tie}>{note(row)}</span>}
        </span>
      ))}
    </div>
  );
}

function RankingGap({ from, to }: { readonly from: number; readonly to: number }) {
  const { t } = useTranslation('leaderboard');
  return (
    <div role="row" className={styles.gap}>
      <span role="cell" aria-colspan={4}>
        {from === to ? t('rows.gapOne', { from }) : t('rows.gap', { from, to })}
      </span>
    </div>
  );
}
