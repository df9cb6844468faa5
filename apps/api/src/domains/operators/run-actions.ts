import type { Witness } from '@star-seekers/contracts';
import type { Db } from '../../platform/database/database.ts';
import { findPlayer } from '../auth/service.ts';
import type { FigureChange } from '../leaderboards/count-run.ts';
import type { Figures } from '../leaderboards/figures.ts';
import { findAnyRun, findWitness } from '../runs/repository.ts';
import type { RunTable } from '../runs/table.ts';
import { countingStatus, restoreRun, voidAllRuns, voidRun } from '../runs/void-run.ts';
import { type Action, ActionRefused, type Change } from './action.ts';
import { playerAction } from './player-actions.ts';
import { witnessText } from './witness-text.ts';

/** Voids a run: removes it from every board and total, as if it had never counted. */
export const voidAction = (runId: string): Action =>
  runAction('run void', runId, voidRun, (run) => [countingStatus(run), 'voided']);

/** Reinstates a voided run, as if it had always counted. */
export const restoreAction = (runId: string): Action =>
  runAction('run restore', runId, restoreRun, (run) => ['voided', countingStatus(run)]);

/** Voids all runs of a player that count. */
export const voidAllAction = (name: string): Action =>
  playerAction('player void', name, async (trx, player, { engine, games, recordId, now }) => {
    const { runs, figures } = await voidAllRuns(trx, player.id, { engine, games, changeId: recordId, now });
    if (runs.length === 0) throw new ActionRefused(`${player.username} has no run that counts.`);
    const voided = runs.map(({ id, before }) => ({ what: `run ${id}`, before, after: 'voided' }));
    return [...voided, ...figureChanges(figures)];
  });

function runAction(
  command: string,
  runId: string,
  change: typeof voidRun,
  statuses: (run: RunTable) => readonly [from: RunTable['status'], to: RunTable['status']],
): Action {
  return {
    command,
    async find(db) {
      const run = await findRun(db, runId);
      const player = await findPlayer(db, run.user_id);
      const witness = await findWitness(db, runId);
      const seen = witnessText(witness === null ? null : (JSON.parse(witness) as Witness));
      const title = `run ${runId} of ${player?.username}, game ${run.game_id}, ${seen}`;
      return { userId: run.user_id, runId, title };
    },
    async perform(trx, _subject, { engine, games, recordId, now }) {
      const run = await findRun(trx, runId);
      const [from, to] = statuses(run);
      const figures = await change(trx, run, { engine, games, changeId: recordId, now });
      if (!figures) throw new ActionRefused(`Run ${runId} is ${run.status}: only a ${from} run can become ${to}.`);
      return [{ what: 'run', before: from, after: to }, ...figureChanges(figures)];
    },
  };
}

async function findRun(db: Db, runId: string): Promise<RunTable> {
  const run = await findAnyRun(db, runId);
  if (!run) throw new ActionRefused(`There is no run ${runId}.`);
  return run;
}

function figureChanges({ before, after }: FigureChange): Change[] {
  const [had, has] = [labelledFigures(before), labelledFigures(after)];
  return [...new Set([...had.keys(), ...has.keys()])]
    .map((what) => ({ what, before: had.get(what) ?? null, after: has.get(what) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** A player's statistics by their labels. */
function labelledFigures(figures: Figures): Map<string, string | number | null> {
  const { total, games, months, entries } = figures;
  return new Map<string, string | number | null>([
    ['total points', total?.total_points ?? 0],
    ['games played', total?.games_played ?? 0],
    ...[...games.values()].map((game) => [`best score in game ${game.game_id}`, game.best_score] as const),
    ...[...months.values()].flatMap(({ month, faction, points }) => [
      [`faction in ${month}`, faction] as const,
      [`points for it in ${month}`, points] as const,
    ]),
    ...[...entries.values()].map((entry) => [`score on board ${entry.board}`, entry.score] as const),
  ]);
}
