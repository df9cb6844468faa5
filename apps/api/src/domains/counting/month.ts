import type { Faction } from '@star-seekers/contracts/faction';
import { TICKS_PER_SECOND } from '@star-seekers/sim';

/** Months are in UTC and written as in `2026-11`, so they sort by time. */
export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 'YYYY-MM'.length);
}

/** The first moment of a month, in epoch milliseconds. */
export function startOfMonth(month: string): number {
  return Date.parse(`${month}-01`);
}

/** The first moment after a month, in epoch milliseconds. */
export function endOfMonth(month: string): number {
  const start = new Date(startOfMonth(month));
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1);
}

/** The day of its month in UTC, from 1. */
export function dayOfMonth(time: number): number {
  return new Date(time).getUTCDate();
}

/** Play that counts for a faction whatever its score. */
const LEAST_TICKS = 60 * TICKS_PER_SECOND;

/**
 * Whether a run counts for a faction: from a minute of play, or the game's first medal on. Shorter ones are free of effort: they would choose
 * a faction, or lower its average.
 */
export function countsForFaction({ score, ticks, reached }: WorthOfRun, bronze: number): boolean {
  return score > 0 && (ticks >= LEAST_TICKS || reached >= bronze);
}

interface WorthOfRun {
  readonly score: number;
  readonly ticks: number;
  /** What its game's medals count. */
  readonly reached: number;
}

/** For whom a player fights in a month: the faction of the first run of the month that was flown for one and counts for it. */
export interface FactionOfMonth {
  readonly faction: Faction;
  /** That run; 0 and empty while there is none. */
  readonly first_at: number;
  readonly first_run: string;
}

/** Adds a run of the month, in any order. */
export function factionWith(
  before: FactionOfMonth | undefined,
  run: { readonly runId: string; readonly faction: Faction; readonly finishedAt: number },
): FactionOfMonth {
  const { faction, first_at, first_run } = before ?? NO_FACTION;
  const isFirst = run.faction !== 'none' && (faction === 'none' || isBefore(run, { first_at, first_run }));
  if (isFirst) return { faction: run.faction, first_at: run.finishedAt, first_run: run.runId };
  return { faction, first_at, first_run };
}

const NO_FACTION: FactionOfMonth = { faction: 'none', first_at: 0, first_run: '' };

function isBefore(
  { runId, finishedAt }: { readonly runId: string; readonly finishedAt: number },
  first: Omit<FactionOfMonth, 'faction'>,
): boolean {
  return finishedAt === first.first_at ? runId < first.first_run : finishedAt < first.first_at;
}
