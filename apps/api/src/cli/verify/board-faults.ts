import type { GameRow, RunPage } from '@star-seekers/contracts';
import type { BoardAddress } from './address.ts';

/** Faults by the run of the row. */
export type RowFaults = Map<string, string[]>;

/** What of the list does not hold by itself: ranks, order, players and runs that appear twice. */
export function listFaults(rows: readonly GameRow[]): RowFaults {
  const faults: RowFaults = new Map();
  const players = new Set<string>();
  const runs = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const isTwice = players.has(row.user.id) || runs.has(row.runId);
    players.add(row.user.id);
    runs.add(row.runId);
    if (isTwice) note(faults, row.runId, 'duplicate: its player or its run is in an earlier row too');
    if (row.rank !== index + 1) note(faults, row.runId, `rank: it says ${row.rank}, and is row ${index + 1}`);
    if (before && row.score > before.score)
      note(faults, row.runId, `order: ${row.score} is below ${before.score} of the row above`);
  }
  return faults;
}

/** What of a row does not hold by the page of its run. @param before the row above */
export function rowFaults(
  { gameId, period, scope }: BoardAddress,
  row: GameRow,
  page: RunPage,
  before: { readonly row: GameRow; readonly page: RunPage | undefined } | undefined,
): string[] {
  const faults: string[] = [];
  if (page.gameId !== gameId) faults.push(`game: its run is one of game ${page.gameId}`);
  if (page.standing !== 'counts') faults.push(`standing: its run counts nowhere (${page.standing})`);
  if (page.score !== row.score) faults.push(`score: ${row.score} in the row, ${page.score} on the run's page`);
  if (page.points > row.points)
    faults.push(`points: ${row.points} of the whole period in the row, ${page.points} of this run alone on its page`);
  if (page.player.id !== row.user.id || page.player.username !== row.user.username)
    faults.push(`name: ${row.user.username} in the row, ${page.player.username} on the run's page`);
  if (scope !== 'global') {
    if (page.player.faction !== scope) faults.push(`faction: its run was played for ${page.player.faction}`);
    return faults;
  }
  const rank = page.ranks[period];
  if (rank !== row.rank) faults.push(`rank: ${row.rank} in the row, ${rank ?? 'none'} on the run's page`);
  if (before?.page && row.score === before.row.score && page.finishedAt < before.page.finishedAt)
    faults.push('order: its score was reached before that of the row above');
  const next = page.next?.runId ?? null;
  if (period === 'monthly' && next !== (before?.row.runId ?? null))
    faults.push(
      `missing: above it is run ${next ?? 'none'} by the run's page, ${before?.row.runId ?? 'none'} by the board`,
    );
  return faults;
}

/** Runs that ended in another period than most of a board. */
export function periodFaults(period: BoardAddress['period'], pages: readonly RunPage[]): RowFaults {
  const length = period === 'monthly' ? 'YYYY-MM'.length : 'YYYY'.length;
  const periodOf = ({ finishedAt }: RunPage) => new Date(finishedAt).toISOString().slice(0, length);
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(periodOf(page), (counts.get(periodOf(page)) ?? 0) + 1);
  const [[most] = ['']] = [...counts].toSorted(([, one], [, other]) => other - one);
  const faults: RowFaults = new Map();
  for (const page of pages)
    if (periodOf(page) !== most)
      note(faults, page.runId, `period: ended in ${periodOf(page)}, most of the board in ${most}`);
  return faults;
}

/** Runs whose secret is that of an earlier row: a copy of a run under another name. */
export function copyFaults(pages: readonly RunPage[]): RowFaults {
  const owners = new Map<string, string>();
  const faults: RowFaults = new Map();
  for (const { runId, secret } of pages) {
    if (secret === null) continue;
    const key = secret.join(' ');
    const owner = owners.get(key);
    if (owner !== undefined && owner !== runId) note(faults, runId, `copy: its secret is that of run ${owner}`);
    owners.set(key, owner ?? runId);
  }
  return faults;
}

function note(faults: RowFaults, runId: string, fault: string): void {
  const known = faults.get(runId);
  if (known) known.push(fault);
  else faults.set(runId, [fault]);
}
