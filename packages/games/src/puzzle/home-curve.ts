import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { PIECES, PLAY_TICKS } from './rules.ts';
import { piecesAtHome } from './seams.ts';
import type { PuzzleState } from './state.ts';

/** How fast a run put its pieces in place: the tick of play at which so many first were at once, for 1 to 16. */
export type HomeCurve = readonly number[];

/** Ticks of play that have passed. */
export function ticksPlayed({ status, ticksLeft }: Pick<PuzzleState, 'status' | 'ticksLeft'>): number {
  return status === 'preview' ? 0 : PLAY_TICKS - ticksLeft;
}

/** Pieces that a run had in place at a tick of play. */
export function homeAt(curve: HomeCurve, tick: number): number {
  return curve.filter((reachedAt) => reachedAt <= tick).length;
}

/** Pace of a run that meets a par, a piece after the other. */
export function parCurve(seconds: number): HomeCurve {
  return Array.from({ length: PIECES }, (_, index) => Math.round((seconds * TICKS_PER_SECOND * (index + 1)) / PIECES));
}

/** Records the curve of a run. */
export class HomeRecorder {
  readonly #curve: number[] = [];

  get curve(): HomeCurve {
    return this.#curve;
  }

  /** Call it after every tick. A run that goes on after a reload has its earlier pieces at the tick of the reload. */
  observe(state: Readonly<PuzzleState>): void {
    if (state.status === 'preview') return;
    const home = piecesAtHome(state);
    while (this.#curve.length < home) this.#curve.push(ticksPlayed(state));
  }

  reset(): void {
    this.#curve.length = 0;
  }
}
