import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { PLAY_TICKS } from './rules.ts';
import { SEAMS, joinedSeams } from './seams.ts';
import type { PuzzleState } from './state.ts';

/** How fast a run joined the seams: the tick of play at which so many were first joined at once, for 1 to 24. */
export type SeamCurve = readonly number[];

/** Ticks of play that have passed. */
export function ticksPlayed({ status, ticksLeft }: Pick<PuzzleState, 'status' | 'ticksLeft'>): number {
  return status === 'preview' ? 0 : PLAY_TICKS - ticksLeft;
}

/** Seams that a run had joined at a tick of play. */
export function seamsAt(curve: SeamCurve, tick: number): number {
  return curve.filter((reachedAt) => reachedAt <= tick).length;
}

/** Pace of a run that meets a par. Each move joins about as many seams as there are pieces beside it, so their number grows as the square of the time. */
export function parCurve(seconds: number): SeamCurve {
  return SEAMS.map((_, index) => Math.round(seconds * TICKS_PER_SECOND * Math.sqrt((index + 1) / SEAMS.length)));
}

/** Records the curve of a run. */
export class SeamRecorder {
  readonly #curve: number[] = [];

  get curve(): SeamCurve {
    return this.#curve;
  }

  /** Call it after every tick. A run that goes on after a reload has its earlier seams at the tick of the reload. */
  observe(state: Readonly<PuzzleState>): void {
    if (state.status === 'preview') return;
    const joined = joinedSeams(state.board).length;
    while (this.#curve.length < joined) this.#curve.push(ticksPlayed(state));
  }

  reset(): void {
    this.#curve.length = 0;
  }
}
