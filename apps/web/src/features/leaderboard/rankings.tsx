import type { Faction } from '@star-seekers/contracts/constants';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './rankings.module.css';

/** One line of any board. */
export interface RankingRow {
  readonly id: string;
  readonly rank: number;
  readonly user: { readonly id: string; readonly username: string; readonly faction: Faction };
  /** The figures of the last two columns. */
  readonly figures: readonly [number, number];
}

export interface RankingsProps {
  readonly caption: string;
  /** Headings of the last two columns. */
  readonly headings: readonly [string, string];
  readonly rows: readonly RankingRow[];
  /** The player's own row and its neighbours, where it is not among the rows. */
  readonly ownRows?: readonly RankingRow[];
  readonly username: string | undefined;
}

const NO_ROWS: readonly RankingRow[] = [];

/** A board as a table; the player's own row carries YOU (`platform.md §2`: matched by username). */
export function Rankings({ caption, headings, rows, ownRows = NO_ROWS, username }: RankingsProps) {
  const { t } = useTranslation('leaderboard');
  const listed = rows.some(({ user }) => user.username === username);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.rank')}</th>
          <th scope="col">{t('columns.player')}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className={styles.figure}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} own={row.user.username === username} />
        ))}
      </tbody>
      {!listed && ownRows.length > 0 && (
        <tbody className={styles.neighbourhood}>
          {ownRows.map((row) => (
            <Row key={row.id} row={row} own={row.user.username === username} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function Row({ row, own }: { readonly row: RankingRow; readonly own: boolean }) {
  const { t, i18n } = useTranslation('leaderboard');
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <tr className={classNames(own && styles.own)} data-faction-scope={row.user.faction}>
      <td className={styles.rank}>{format.format(row.rank)}</td>
      <th scope="row" className={styles.player}>
        <span className={styles.playerLine}>
          <FactionEmblem faction={row.user.faction} size="1.75rem" />
          <span className={styles.name}>{row.user.username}</span>
          {own && <Badge tone="accent">{t('you')}</Badge>}
        </span>
      </th>
      {row.figures.map((figure, column) => (
        <td key={column === 0 ? 'first' : 'second'} className={styles.figure}>
          {format.format(figure)}
        </td>
      ))}
    </tr>
  );
}

/** The table's place while it loads. */
export function RankingsSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} role="status" aria-label={t('states.loading')}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} height="3rem" shape="block" />
      ))}
    </div>
  );
}
