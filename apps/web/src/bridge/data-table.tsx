/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers forget the roles of a table whose rows are laid out otherwise */
import type { ReactNode } from 'react';
import { classNames } from '@star-seekers/ui/class-names';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly name: string;
  /** Null: there is nothing to say, and a card leaves it out. */
  readonly render: (row: Row) => ReactNode;
  /** Aligned at the end, with digits of one width. */
  readonly isNumber?: boolean;
}

/**
 * A table whose rows are cards in narrow windows.
 * @param empty instead of the table without rows
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  empty,
  isNarrow = false,
}: {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row, index: number) => string;
  readonly empty: string;
  /** It fits a phone as it is. */
  readonly isNarrow?: boolean;
}) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <table className={classNames(styles.table, !isNarrow && styles.cards)} role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" role="columnheader" className={classNames(isNumber && styles.number)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr key={rowKey(row, index)} role="row">
            {columns.map(({ name, render, isNumber }) => {
              const value = render(row);
              return (
                <td
                  key={name}
                  role="cell"
                  data-label={name}
                  data-empty={value === null ? '' : undefined}
                  className={classNames(isNumber && styles.number)}
                >
                  {value ?? '—'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
