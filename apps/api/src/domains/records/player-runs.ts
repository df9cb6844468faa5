import type { PlayerPlot, PlayerRun, PlayerRuns, RunFilters } from '@star-seekers/contracts';
import { nameOfDay } from '@star-seekers/contracts/daily';
import type { Db } from '../../platform/database/database.ts';
import { commendationsByRun } from '../commendations/repository.ts';
import { parseResult, parseSeenRun } from './results.ts';
import { type PlayerRunRow, listBestByInterval, listPlayerRuns, listSpans } from './repository.ts';
import { closedStandingOf, parseRankThen } from './run-page.ts';

const PAGE_SIZE = 50;

/** Points of a plot, per game. */
const PLOT_POINTS = 100;

/** Closed runs of a player, latest start first. @param before id of the last run of the page before */
export async function playerRunsOf(
  db: Db,
  userId: string,
  query: RunFilters & { readonly before?: string | undefined },
): Promise<PlayerRuns> {
  const rows = await listPlayerRuns(db, userId, { ...query, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const ids = page.map(({ id }) => id);
  const commendations = await commendationsByRun(db, userId, ids);
  const runs = page.map((row) => playerRunOf(row, commendations.get(row.id) ?? []));
  return { runs, before: rows.length > PAGE_SIZE ? (runs.at(-1)?.runId ?? null) : null };
}

function playerRunOf(row: PlayerRunRow, commendations: string[]): PlayerRun {
  return {
    runId: row.id,
    gameId: row.game_id,
    rulesVersion: row.rules_version,
    faction: row.faction,
    standing: closedStandingOf(row.status),
    ...(row.day !== null && { day: nameOfDay(row.day) }),
    startedAt: row.started_at,
    endedAt: row.finished_at ?? row.closed_at ?? row.started_at,
    ticks: row.ticks,
    result: parseResult(row),
    witness: parseSeenRun(row.witness),
    rankThen: parseRankThen(row.answer),
    commendations,
  };
}

/** Scores over time by game: at most {@link PLOT_POINTS} a game, however many runs there are. */
export async function playerPlotOf(db: Db, userId: string, filters: RunFilters): Promise<PlayerPlot> {
  const plot: PlayerPlot = [];
  for (const { game_id: gameId, runs, first, last } of await listSpans(db, userId, filters)) {
    const widthMs = Math.ceil((last - first + 1) / PLOT_POINTS);
    const best = await listBestByInterval(db, userId, { ...filters, gameId }, { from: first, widthMs });
    const points = best.map(({ id: runId, score, finished_at: finishedAt, status }) => ({
      runId,
      score,
      finishedAt,
      counts: status === 'verified' || status === 'daily',
    }));
    plot.push({ gameId, runs, points });
  }
  return plot;
}
