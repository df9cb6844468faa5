import { RUNGS } from './rules.ts';

/** How far up the ladder a number of right answers is, from 0 to 1: its rungs are equally far apart. */
export function ladderShare(right: number): number {
  const rung = RUNGS.findIndex((needed) => right < needed);
  if (rung < 0) return 1;
  const from = RUNGS[rung - 1] ?? 0;
  return (rung + (right - from) / ((RUNGS[rung] ?? 0) - from)) / RUNGS.length;
}

/** The right answers of the next rung; undefined at the top. */
export function nextRung(right: number): number | undefined {
  return RUNGS.find((needed) => right < needed);
}
