import type { Point } from '../board.ts';
import { bell, clamp01, easeInOut, easeOut } from './easing.ts';

/** A swap takes 170 ms; a piece that is put back takes less. */
export const SWAP_MS = 170;
export const RETURN_MS = 130;

/** The panes leave the window one after the other. */
export const SHUFFLE_GAP_MS = 16;
export const SHUFFLE_MS = 520;

/** How far a piece swings aside on its way, as a share of the way. */
const SWING = 0.2;

/** A pane on its way to a place. */
export interface Flight {
  readonly from: Point;
  readonly startedAtMs: number;
  readonly lastsMs: number;
}

/** Where a pane is on its way, and how high over the others. */
export function flightPose(
  flight: Flight,
  to: Point,
  nowMs: number,
): Point & { readonly height: number; over: boolean } {
  const age = (nowMs - flight.startedAtMs) / flight.lastsMs;
  const { x, y } = flight.from;
  const [dx, dy] = [to.x - x, to.y - y];
  const way = flight.lastsMs > SWAP_MS ? easeInOut(age) : easeOut(age);
  const aside = bell(clamp01(age)) * SWING;
  // To the left of its way, so that two that change places pass each other.
  return {
    x: x + dx * way + dy * aside,
    y: y + dy * way - dx * aside,
    height: bell(age),
    over: age >= 1,
  };
}
