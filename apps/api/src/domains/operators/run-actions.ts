import type { Witness } from '@star-seekers/contracts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { findPlayer } from '../auth/repository.ts';
import type { ChangedFigure } from '../counting/counter.ts';
import { closeCase, countOpenReports } from '../records/reports.ts';
import { findAnyRun, findWitness, listCountedRuns, listCountingIds, moveRun } from '../runs/repository.ts';
import type { RunTable } from '../runs/table.ts';
import { type Action, type ActionContext, ActionRefused, type Subject } from './action.ts';
import { type Whom, playerAction } from './player-actions.ts';

/** Voids a run: it counts no more, as if it never had. The credit stays spent and the run stays stored. */
export const voidAction = (runId: string): Action =>
  runAction('run void', runId, (run) => ({ from: countingStatus(run), to: 'voided' }));

/** Restores a voided run, as if it had always counted. */
export const restoreAction = (runId: string): Action =>
  runAction('run restore', runId, (run) => ({ from: 'voided', to: countingStatus(run) }));

/** Voids all runs of a player that count. */
export const voidAllAction = (whom: Whom): Action =>
  playerAction('player void', whom, async (trx, player, context) => {
    const runs = await listCountingIds(trx, player.id);
    for (const run of runs) await moveRun(trx, run.id, { from: countingStatus(run), to: 'voided' });
    const figures = await recountPlayer(trx, player.id, context);
    if (runs.length === 0) throw new ActionRefused(`${player.username} has no run that counts.`);
    return [
      ...runs.map((run) => ({ what: `run ${run.id}`, before: countingStatus(run), after: 'voided' })),
      ...figures,
    ];
  });

/** Closes the case of a reported run, whatever was decided. The player is not told: nor were they of the reports. */
export const closeCaseAction = (runId: string): Action => ({
  command: 'case close',
  isUntold: true,
  find: async (db) => findRunSubject(db, runId),
  async perform(trx, _subject, { now }) {
    const reports = await countOpenReports(trx, runId);
    if (reports === 0) throw new ActionRefused(`No report of run ${runId} is open.`);
    await closeCase(trx, runId, now);
    return [{ what: 'open reports', before: reports, after: 0 }];
  },
});

/** The status of a run as long as it counts. */
function countingStatus({ day }: Pick<RunTable, 'day'>): 'verified' | 'daily' {
  return day === null ? 'verified' : 'daily';
}

function runAction(
  command: string,
  runId: string,
  moveOf: (run: RunTable) => Record<'from' | 'to', RunTable['status']>,
): Action {
  return {
    command,
    find: async (db) => findRunSubject(db, runId),
    async perform(trx, _subject, context) {
      const run = await requireRun(trx, runId);
      const { from, to } = moveOf(run);
      const isMoved = await moveRun(trx, runId, { from, to });
      if (!isMoved) throw new ActionRefused(`Run ${runId} is ${run.status}: only a ${from} run can become ${to}.`);
      return [{ what: 'run', before: from, after: to }, ...(await recountPlayer(trx, run.user_id, context))];
    },
  };
}

async function findRunSubject(db: Db, runId: string): Promise<Subject> {
  const run = await requireRun(db, runId);
  const player = await findPlayer(db, run.user_id);
  const witness = await findWitness(db, runId);
  const seen = witnessText(witness === null ? null : (JSON.parse(witness) as Witness));
  return { userId: run.user_id, runId, title: `run ${runId} of ${player?.username}, game ${run.game_id}, ${seen}` };
}

/** Everything that scores counts the runs of a player anew. */
async function recountPlayer(
  trx: Trx,
  userId: string,
  { counters, recordId: changeId, now }: ActionContext,
): Promise<ChangedFigure[]> {
  const runs = await listCountedRuns(trx, userId);
  const changes: ChangedFigure[] = [];
  for (const counter of counters) changes.push(...(await counter.recount(trx, { userId, runs, changeId, now })));
  return changes;
}

async function requireRun(db: Db, runId: string): Promise<RunTable> {
  const run = await findAnyRun(db, runId);
  if (!run) throw new ActionRefused(`There is no run ${runId}.`);
  return run;
}

/** What the server saw of a run, for operators. @param witness null when it saw nothing */
export function witnessText(witness: Witness | null): string {
  if (!witness) return 'not streamed';
  const { fault, unaccountedMs, lateTicks, pauses } = witness;
  return `${fault ?? 'witnessed'}: ${unaccountedMs} ms unaccounted, ${lateTicks} ticks late, ${pauses} pauses`;
}
