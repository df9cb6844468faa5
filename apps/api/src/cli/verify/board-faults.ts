import type { GameRow, RunPage } from '@star-seekers/contracts';
import { games } from '@star-seekers/games';
import type { BoardAddress } from './address.ts';

/** A row of a board with the page of its run. */
export interface PagedRow {
  readonly row: GameRow;
  /** Undefined when the hub does not show the run. */
  readonly page: RunPage | undefined;
}

/** What of a row does not hold by the row above it and by the page of its run. @param above undefined for the first row of a board */
export function rowFaults(board: BoardAddress, { row, page }: PagedRow, above: PagedRow | undefined): string[] {
  const faults: string[] = [];
  const rank = (above?.row.rank ?? 0) + 1;
  if (row.rank !== rank) faults.push(`rank: it says ${row.rank}, and follows rank ${rank - 1}`);
  if (above && row.score > above.row.score)
    faults.push(`order: ${row.score} is below ${above.row.score} of the row above`);
  return page ? [...faults, ...resultFaults(board, row, page), ...placeFaults(board, { row, page }, above)] : faults;
}

function resultFaults({ gameId, scope }: BoardAddress, row: GameRow, page: RunPage): string[] {
  const faults: string[] = [];
  if (page.gameId !== gameId) faults.push(`game: its run is one of game ${page.gameId}`);
  if (page.standing !== 'counts') faults.push(`standing: its run counts nowhere (${page.standing})`);
  if (page.score !== row.score) faults.push(`score: ${row.score} in the row, ${page.score} on the run's page`);
  if (page.tieTicks !== row.tieTicks)
    faults.push(`ties: ${row.tieTicks ?? 'no'} ticks in the row, ${page.tieTicks ?? 'none'} on the run's page`);
  if (page.points > row.points)
    faults.push(`points: ${row.points} of the whole period in the row, ${page.points} of this run alone on its page`);
  if (page.player.id !== row.user.id || page.player.username !== row.user.username)
    faults.push(`name: ${row.user.username} in the row, ${page.player.username} on the run's page`);
  if (scope !== 'global' && page.player.faction !== scope)
    faults.push(`faction: its run was played for ${page.player.faction}`);
  return faults;
}

/** The page of a run knows its places on the boards of all factions. */
function placeFaults(
  { period, scope }: BoardAddress,
  { row, page }: { readonly row: GameRow; readonly page: RunPage },
  above: PagedRow | undefined,
): string[] {
  if (scope !== 'global') return [];
  const faults: string[] = [];
  const rank = page.ranks[period];
  if (rank !== row.rank) faults.push(`rank: ${row.rank} in the row, ${rank ?? 'none'} on the run's page`);
  if (above?.page && row.score === above.row.score) faults.push(...orderFaults(page, above.page));
  const [told, seen] = [page.next?.runId ?? 'none', above?.row.runId ?? 'none'];
  if (period === 'monthly' && told !== seen)
    faults.push(`missing: above it is run ${told} by the run's page, ${seen} by the board`);
  return faults;
}

/** Whether a run ranks after another one of the same score: those whose ticks decide nothing first, then by ticks, then by time. */
function orderFaults(page: RunPage, above: RunPage): string[] {
  const fewer = (above.tieTicks ?? 0) - (page.tieTicks ?? 0);
  if (fewer > 0) return [`order: its score took ${fewer} ticks less than that of the row above`];
  if (fewer < 0 || page.finishedAt >= above.finishedAt) return [];
  return ['order: its score was reached before that of the row above'];
}

/** Faults by the run of the row. */
export type FaultsByRun = ReadonlyMap<string, string>;

/** Rows whose player or run is in an earlier row. */
export function duplicateFaults(rows: readonly GameRow[]): FaultsByRun {
  const known = new Set<string>();
  const faults = new Map<string, string>();
  for (const { runId, user } of rows) {
    if (known.has(runId) || known.has(user.id))
      faults.set(runId, 'duplicate: its player or its run is in another row too');
    known.add(runId).add(user.id);
  }
  return faults;
}

/** Runs that ended in another period than most of a board. */
export function periodFaults(period: BoardAddress['period'], pages: readonly RunPage[]): FaultsByRun {
  const length = period === 'monthly' ? 'YYYY-MM'.length : 'YYYY'.length;
  const periodOf = ({ finishedAt }: RunPage) => new Date(finishedAt).toISOString().slice(0, length);
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(periodOf(page), (counts.get(periodOf(page)) ?? 0) + 1);
  const [[most] = ['']] = [...counts].toSorted(([, one], [, other]) => other - one);
  const others = pages.filter((page) => periodOf(page) !== most);
  return new Map(
    others.map((page) => [page.runId, `period: ended in ${periodOf(page)}, most of the board in ${most}`]),
  );
}

/** Versions of the hub for which ticks decide between equal scores serve beside others for less. */
const DEPLOY_MS = 24 * 60 * 60 * 1000;

/** Runs that rank before equal scores because no ticks of theirs decide, though those of earlier runs do. */
export function untiedFaults({ gameId }: BoardAddress, pages: readonly RunPage[]): FaultsByRun {
  if (!games.get(gameId)?.ties) return new Map();
  const since = Math.min(...pages.flatMap(({ tieTicks, finishedAt }) => (tieTicks === undefined ? [] : [finishedAt])));
  const late = pages.filter(({ tieTicks, finishedAt }) => tieTicks === undefined && finishedAt > since + DEPLOY_MS);
  return new Map(late.map(({ runId }) => [runId, 'ties: no ticks of it decide, and those of earlier runs do']));
}

/** Runs whose secret is that of an earlier row: a copy of a run under another name. */
export function copyFaults(pages: readonly RunPage[]): FaultsByRun {
  const owners = new Map<string, string>();
  const faults = new Map<string, string>();
  for (const { runId, secret } of pages) {
    if (secret === null) continue;
    const key = secret.join(' ');
    const owner = owners.get(key);
    if (owner !== undefined) faults.set(runId, `copy: its secret is that of run ${owner}`);
    owners.set(key, owner ?? runId);
  }
  return faults;
}
