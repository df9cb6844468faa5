import { sql } from 'kysely';
import type { BoardEntryTable } from './table.ts';

/** What decides where an entry stands on its board. */
export type Standing = Pick<BoardEntryTable, 'score' | 'tie_ticks' | 'achieved_at'>;

/** The ticks that decide between equal scores, 0 where none do; written as the index of the boards has it, which is used for nothing else. */
export const TIE = sql<number>`coalesce(tie_ticks, 0)`;

/** The same of an entry that has been read. */
export function tieOf({ tie_ticks: ticks }: Pick<BoardEntryTable, 'tie_ticks'>): number {
  return ticks ?? 0;
}

/** Negative when the first ranks before the other: the higher score, of equal ones the fewer ticks where ticks decide, then the earlier. */
export function compareStandings(one: Standing, other: Standing): number {
  return other.score - one.score || tieOf(one) - tieOf(other) || one.achieved_at - other.achieved_at;
}
