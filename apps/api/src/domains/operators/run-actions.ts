import type { Witness } from '@star-seekers/contracts';
import type { Db, Trx } from '../../platform/database/database.ts';
import { findPlayer } from '../auth/repository.ts';
import type { ChangedFigure } from '../counting/counter.ts';
import { findAnyRun, findWitness, listCountedRuns, listCountingIds, moveRun } from '../runs/repository.ts';
import type { RunTable } from '../runs/table.ts';
import { type Action, type ActionContext, ActionRefused } from './action.ts';
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
    async find(db) {
      const run = await requireRun(db, runId);
      const player = await findPlayer(db, run.user_id);
      const witness = await findWitness(db, runId);
      const seen = witnessText(witness === null ? null : (JSON.parse(witness) as Witness));
      const title = `run ${runId} of ${player?.username}, game ${run.game_id}, ${seen}`;
      return { userId: run.user_id, runId, title };
    },
    async perform(trx, { userId }, context) {
      const run = await requireRun(trx, runId);
      const { from, to } = moveOf(run);
      const isMoved = await moveRun(trx, runId, { from, to });
      if (!isMoved) throw new ActionRefused(`Run ${runId} is ${run.status}: only a ${from} run can become ${to}.`);
      return [{ what: 'run', before: from, after: to }, ...(await recountPlayer(trx, userId, context))];
    },
  };
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
