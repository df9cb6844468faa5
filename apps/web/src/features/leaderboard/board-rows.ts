import type { GameRow, GlobalRow } from '@star-seekers/contracts';

export type BoardRow = GlobalRow | GameRow;

/** A rendered line of a board: a row, or a gap of omitted ranks. */
export type BoardLine<Row extends BoardRow> =
  | { readonly kind: 'row'; readonly row: Row; readonly own: boolean }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number };

/** Runs of a board that ticks, not scores, separate from a run beside them: their times are shown. */
export function runsApartByTicks(rows: readonly GameRow[]): ReadonlySet<string> {
  const apart = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const isBelow = above?.score === row.score && above.rank === row.rank - 1;
    if (isBelow && above.tieTicks !== undefined && row.tieTicks !== undefined) apart.add(above.runId).add(row.runId);
  }
  return apart;
}

/**
 * The top of a board, followed by the rows around the player if they are further down.
 * @param username of the player, whose row is marked (`P2.64`); undefined for visitors
 */
export function boardLines<Row extends BoardRow>(
  top: readonly Row[],
  neighbours: readonly Row[],
  username: string | undefined,
): readonly BoardLine<Row>[] {
  const topIds = new Set(top.map(({ user }) => user.id));
  const lastRank = top.at(-1)?.rank ?? 0;
  // The two responses may differ in time: a row that has moved up meanwhile is not shown twice.
  const below = neighbours.filter(({ rank, user }) => rank > lastRank && !topIds.has(user.id));
  const hasOwnRow = (rows: readonly Row[]) => rows.some(({ user }) => user.username === username);
  const lines = (rows: readonly Row[]) =>
    rows.map((row): BoardLine<Row> => ({ kind: 'row', row, own: row.user.username === username }));

  const [first] = below;
  if (!first || hasOwnRow(top)) return lines(top);
  const gap: BoardLine<Row>[] =
    first.rank > lastRank + 1 ? [{ kind: 'gap', from: lastRank + 1, to: first.rank - 1 }] : [];
  return [...lines(top), ...gap, ...lines(below)];
}
