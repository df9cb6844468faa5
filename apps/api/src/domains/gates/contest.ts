import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/database/database.ts';
import type { Counter } from '../counting/counter.ts';
import { bestOfDay, listSummedAttempts } from '../counting/day-sum.ts';
import { monthOf } from '../counting/month.ts';
import {
  type ContestedRun,
  type MonthPart,
  NO_PART,
  contestedAttempt,
  contestedBy,
  partsOf,
  withRun,
} from './figures.ts';
import { findPart, listParts, markCorrected, putBests, putPlayer, removeBest, removePlayer } from './repository.ts';

/** Counts runs in the war for the gates. */
export const gateCounter: Counter = {
  async count(trx, run) {
    const { userId, day, forFaction } = run;
    if (day === null) for (const contested of contestedBy([run])) await contest(trx, contested);
    else if (forFaction) {
      const attempts = (await listSummedAttempts(trx, userId, day)).filter((attempt) => attempt.forFaction);
      await contest(trx, contestedAttempt(run, { day, bestOf: await bestOfDay(trx, day) }, attempts));
    }
    return {};
  },
  async recount(trx, { userId, runs, now }) {
    await recomputeMonths(trx, { userId, runs: contestedBy(runs), now });
    return [];
  },
};

/** Counts a run in its month. */
export async function contest(trx: Db, run: ContestedRun): Promise<void> {
  const month = monthOf(run.finishedAt);
  const before = await findPart(trx, run.userId, month);
  await writePart(trx, { userId: run.userId, month, before, after: withRun(before, run) });
}

/** Recomputes a player's part in all months. A month that changes is marked as corrected. */
export async function recomputeMonths(
  trx: Db,
  { userId, runs, now }: { readonly userId: string; readonly runs: readonly ContestedRun[]; readonly now: number },
): Promise<void> {
  const before = await listParts(trx, userId);
  const after = partsOf(runs);
  for (const month of new Set([...before.keys(), ...after.keys()])) {
    const change = { before: before.get(month) ?? NO_PART, after: after.get(month) ?? NO_PART };
    if (isDeepStrictEqual(change.before, change.after)) continue;
    await writePart(trx, { userId, month, ...change });
    await markCorrected(trx, { month, corrected_at: now });
  }
}

interface PartChange {
  readonly userId: string;
  readonly month: string;
  readonly before: MonthPart;
  readonly after: MonthPart;
}

/** Writes the differences. */
async function writePart(trx: Db, { userId, month, before, after }: PartChange): Promise<void> {
  if (!after.player) await removePlayer(trx, { userId, month });
  else if (!isDeepStrictEqual(after.player, before.player)) await putPlayer(trx, after.player);
  const bests = [...after.bests.values()].filter((best) => !isDeepStrictEqual(best, before.bests.get(best.gate)));
  if (bests.length > 0) await putBests(trx, bests);
  for (const gate of before.bests.keys()) if (!after.bests.has(gate)) await removeBest(trx, { userId, month, gate });
}
