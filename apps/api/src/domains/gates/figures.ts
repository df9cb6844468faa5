import type { Faction } from '@star-seekers/contracts/faction';
import { nameOfDay } from '@star-seekers/contracts/daily';
import { DAILY_GATE, DAYS_TO_COUNT, gateOfGame } from '@star-seekers/contracts/gates';
import type { CountedAttempt, CountedRun } from '../counting/counter.ts';
import { type SummedAttempt, sumOfDay } from '../counting/day-sum.ts';
import { dayOfMonth, factionWith, monthOf } from '../counting/month.ts';
import type { GateBestTable, GatePlayerTable } from './table.ts';

/** A counted run, as far as the war for the gates is concerned. */
export interface ContestedRun {
  readonly userId: string;
  readonly runId: string;
  readonly gate: number;
  /** Thousandths of gold, capped. */
  readonly share: number;
  /** The player's faction at the start of the run. */
  readonly faction: Faction;
  readonly finishedAt: number;
  /** Present in an attempt of a day, whose share is that of the whole day: its name, and when the last attempt of its sum ended. */
  readonly ofDay?: { readonly name: string; readonly at: number };
}

/** What counted runs contest: nothing if they do not count for a faction, or in a game without a gate. */
export function contestedBy(runs: readonly CountedRun[]): ContestedRun[] {
  const counted = runs.filter(({ forFaction }) => forFaction);
  const days = Map.groupBy(counted, ({ ofDay }) => ofDay?.day);
  return counted.flatMap((run) => {
    const { userId, runId, gameId, share, faction, finishedAt, ofDay } = run;
    if (ofDay) return contestedAttempt(run, ofDay, (days.get(ofDay.day) ?? []).map(attemptOf));
    const gate = gateOfGame(gameId);
    return gate === undefined || share === null ? [] : { userId, runId, gate, share, faction, finishedAt };
  });
}

function attemptOf({ runId, finishedAt, ofDay }: CountedRun): SummedAttempt {
  return { runId, finishedAt, share: ofDay?.share ?? 0 };
}

/**
 * What an attempt of a day contests, with all others of that day that count for a faction: the mean of those that its sum has, so that the gate
 * of the daily weighs like the others.
 */
export function contestedAttempt(
  { userId, runId, faction, finishedAt }: Pick<CountedRun, 'userId' | 'runId' | 'faction' | 'finishedAt'>,
  { day, bestOf }: Pick<CountedAttempt, 'day' | 'bestOf'>,
  attempts: readonly SummedAttempt[],
): ContestedRun {
  const { total, last } = sumOfDay(attempts, bestOf);
  const ofDay = { name: nameOfDay(day), at: last?.finishedAt ?? finishedAt };
  return { userId, runId, gate: DAILY_GATE, share: Math.floor(total / bestOf), faction, finishedAt, ofDay };
}

/** A player's part in the war of a month. It depends only on the set of counted runs, so it can be recomputed at any time. */
export interface MonthPart {
  readonly player: GatePlayerTable | undefined;
  /** By gate. */
  readonly bests: ReadonlyMap<number, GateBestTable>;
}

/** Adds a run of the month: the rules of the war. Rows are replaced, never mutated. */
export function withRun(part: MonthPart, run: ContestedRun): MonthPart {
  const player = playerWith(part.player, run);
  const bests = new Map(part.bests);
  bests.set(run.gate, bestWith(part.bests.get(run.gate), player, run));
  const { faction, counts } = player;
  for (const [gate, best] of bests) {
    if (best.faction !== faction || best.counts !== counts) bests.set(gate, { ...best, faction, counts });
  }
  return { player, bests };
}

/** A player's parts by month. */
export function partsOf(runs: readonly ContestedRun[]): Map<string, MonthPart> {
  const parts = new Map<string, MonthPart>();
  for (const run of runs) {
    const month = monthOf(run.finishedAt);
    parts.set(month, withRun(parts.get(month) ?? NO_PART, run));
  }
  return parts;
}

export const NO_PART: MonthPart = { player: undefined, bests: new Map() };

/** Number of days in a set of days. */
export function countDays(days: number): number {
  let count = 0;
  for (let rest = days; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function playerWith(before: GatePlayerTable | undefined, run: ContestedRun): GatePlayerTable {
  const { userId, finishedAt } = run;
  const days = (before?.days ?? 0) | (1 << (dayOfMonth(finishedAt) - 1));
  const { faction, first_at, first_run } = factionWith(before, run);
  const counts = faction !== 'none' && countDays(days) >= DAYS_TO_COUNT ? 1 : 0;
  return { month: monthOf(finishedAt), user_id: userId, faction, first_at, first_run, days, counts };
}

function bestWith(before: GateBestTable | undefined, player: GatePlayerTable, run: ContestedRun): GateBestTable {
  const { faction, counts } = player;
  const { userId: user_id, gate, share, ofDay } = run;
  const [run_id, reached_at] = ofDay ? [ofDay.name, ofDay.at] : [run.runId, run.finishedAt];
  const best = { user_id, month: player.month, gate, faction, counts, share, reached_at, run_id };
  // The sum of a day only grows while it is counted.
  return !before || before.run_id === run_id || isBetter(best, before) ? best : before;
}

function isBetter(one: GateBestTable, other: GateBestTable): boolean {
  if (one.share !== other.share) return one.share > other.share;
  if (one.reached_at !== other.reached_at) return one.reached_at < other.reached_at;
  return one.run_id < other.run_id;
}
