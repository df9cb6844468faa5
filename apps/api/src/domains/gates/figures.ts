import type { Faction } from '@star-seekers/contracts/faction';
import { DAILY_GATE, DAYS_TO_COUNT, GOLD_SHARE, MOST_SHARE, gateOfGame } from '@star-seekers/contracts/gates';
import { type CountedRun, standsOnBoards } from '../leaderboards/figures.ts';
import { dayOfMonth, monthOf } from './month.ts';
import type { GateBestTable, GateDailyTable, GatePlayerTable } from './table.ts';

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
}

/** A counted run with its share of gold; null for runs from before the war. */
export interface SharedRun extends CountedRun {
  readonly share: number | null;
}

/** What counted runs contest: nothing with a score of 0, or in a game without a gate. */
export function contestedBy(runs: readonly SharedRun[]): ContestedRun[] {
  return runs.filter(standsOnBoards).flatMap(({ userId, runId, gameId, share, faction, finishedAt }) => {
    const gate = gateOfGame(gameId);
    return gate === undefined || share === null ? [] : { userId, runId, gate, share, faction, finishedAt };
  });
}

/** A player's part in the war of a month. It depends only on the set of counted runs, so it can be recomputed at any time. */
export interface MonthPart {
  readonly player: GatePlayerTable | undefined;
  /** By gate. */
  readonly bests: ReadonlyMap<number, GateBestTable>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Share of a score of the gold medal's, in thousandths, capped. */
export function shareOfGold(score: number, gold: number): number {
  return Math.min(MOST_SHARE, Math.floor((score * GOLD_SHARE) / gold));
}

/** A day of the daily contests its gate like a run. */
export function runOfDaily({
  user_id: userId,
  day,
  share,
  faction,
  reached_at: finishedAt,
}: GateDailyTable): ContestedRun {
  return {
    userId,
    runId: new Date(day * DAY_MS).toISOString().slice(0, 10),
    gate: DAILY_GATE,
    share,
    faction,
    finishedAt,
  };
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
  const { userId, runId, faction: flownFor, finishedAt } = run;
  const days = (before?.days ?? 0) | (1 << (dayOfMonth(finishedAt) - 1));
  const { faction, first_at, first_run } =
    flownFor !== 'none' && (!before || isBefore(run, before))
      ? { faction: flownFor, first_at: finishedAt, first_run: runId }
      : (before ?? { faction: 'none' as const, first_at: 0, first_run: '' });
  const counts = faction !== 'none' && countDays(days) >= DAYS_TO_COUNT ? 1 : 0;
  return { month: monthOf(finishedAt), user_id: userId, faction, first_at, first_run, days, counts };
}

/** Whether a run was finished before the one that chose the player's faction. */
function isBefore({ finishedAt, runId }: ContestedRun, player: GatePlayerTable): boolean {
  if (player.faction === 'none') return true;
  if (finishedAt !== player.first_at) return finishedAt < player.first_at;
  return runId < player.first_run;
}

function bestWith(before: GateBestTable | undefined, player: GatePlayerTable, run: ContestedRun): GateBestTable {
  const { faction, counts } = player;
  if (before && !isBetter(run, before)) return before;
  const { userId: user_id, runId: run_id, gate, share, finishedAt: reached_at } = run;
  return { user_id, month: player.month, gate, faction, counts, share, reached_at, run_id };
}

function isBetter({ share, finishedAt, runId }: ContestedRun, best: GateBestTable): boolean {
  if (share !== best.share) return share > best.share;
  if (finishedAt !== best.reached_at) return finishedAt < best.reached_at;
  return runId < best.run_id;
}
