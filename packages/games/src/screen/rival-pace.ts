import { TICKS_PER_SECOND } from '@star-seekers/sim';

/** The score over time of a finished run that is raced: a pace, for every run has its own seed. */
export interface RivalPace {
  /** Whose run it is; null for the player's own best. */
  readonly name: string | null;
  /** `scores[i]` after `i * everyS` seconds, and the last one at the end. */
  readonly scores: readonly number[];
  readonly everyS: number;
  /** Length of the run. */
  readonly ticks: number;
}

/** Where a run stands against a rival. */
export interface Lead {
  readonly rival: RivalPace;
  /** Own score less that of the rival at the same tick. */
  readonly by: number;
}

/** The score of a rival at a tick of its run; after its end the final one. */
export function scoreAt({ scores, everyS, ticks }: RivalPace, tick: number): number {
  const final = scores.at(-1) ?? 0;
  if (tick >= ticks) return final;
  const interval = everyS * TICKS_PER_SECOND;
  const index = Math.floor(tick / interval);
  const [from = 0, to = final] = [scores[index], scores[index + 1]];
  const length = Math.min(interval, ticks - index * interval);
  return from + ((to - from) * (tick - index * interval)) / length;
}

/** Rivals with a pace: some games give all of their score at the end. */
export function racedRivals(rivals: readonly RivalPace[]): readonly RivalPace[] {
  return rivals.filter(({ scores }) => scores.slice(0, -1).some((score) => score > 0));
}

/** Whom the player races now: the slowest rival that is ahead, else the fastest one behind. */
export function leadOf(rivals: readonly RivalPace[], tick: number, score: number): Lead | undefined {
  const leads = rivals
    .map((rival) => ({ rival, by: Math.round(score - scoreAt(rival, tick)) }))
    .toSorted((one, other) => other.by - one.by);
  return leads.find(({ by }) => by < 0) ?? leads.at(-1);
}
