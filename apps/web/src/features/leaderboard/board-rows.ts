import type { GameRow, GlobalRow } from '@star-seekers/contracts';

export type BoardRow = GlobalRow | GameRow;

/** A line of a board as it is drawn: a row, or the ranks that are left out. */
export type BoardLine<Row extends BoardRow> =
  | { readonly kind: 'row'; readonly row: Row; readonly own: boolean }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number };

/**
 * The top of a board, followed by the player's own surroundings where these lie further down.
 * @param username of the player, whose row is marked (`P2.64`); undefined for a visitor
 */
export function boardLines<Row extends BoardRow>(
  top: readonly Row[],
  surroundings: readonly Row[],
  username: string | undefined,
): readonly BoardLine<Row>[] {
  const shown = new Set(top.map(({ user }) => user.id));
  const lastRank = top.at(-1)?.rank ?? 0;
  // Two calls may see two moments: a neighbour that has moved up since is not shown twice.
  const further = surroundings.filter(({ rank, user }) => rank > lastRank && !shown.has(user.id));
  const listsOwn = (rows: readonly Row[]) => rows.some(({ user }) => user.username === username);
  const lines = (rows: readonly Row[]) =>
    rows.map((row): BoardLine<Row> => ({ kind: 'row', row, own: row.user.username === username }));

  const [first] = further;
  if (!first || listsOwn(top)) return lines(top);
  const gap: BoardLine<Row>[] =
    first.rank > lastRank + 1 ? [{ kind: 'gap', from: lastRank + 1, to: first.rank - 1 }] : [];
  return [...lines(top), ...gap, ...lines(further)];
}
