import type { Point } from '../board.ts';
import { bell, clamp01, easeInOut, easeOut } from './easing.ts';

/** Duration of a swap, and of the return of a dropped pane. */
export const SWAP_MS = 170;
export const RETURN_MS = 130;

/** The panes start one after the other. */
export const SHUFFLE_GAP_MS = 16;
export const SHUFFLE_MS = 520;

/** Sideways swing of a flight, as a share of its length. */
const SWING = 0.2;

/** The flight of a pane to a place. */
export interface Flight {
  readonly from: Point;
  readonly startedAtMs: number;
  readonly lastsMs: number;
}

/** Place of a flying pane. */
export function flightPose(flight: Flight, to: Point, nowMs: number): Point & { readonly hasLanded: boolean } {
  const age = (nowMs - flight.startedAtMs) / flight.lastsMs;
  const { x, y } = flight.from;
  const [dx, dy] = [to.x - x, to.y - y];
  const progress = flight.lastsMs > SWAP_MS ? easeInOut(age) : easeOut(age);
  const aside = bell(clamp01(age)) * SWING;
  // To the left, so that two swapped panes pass each other.
  return {
    x: x + dx * progress + dy * aside,
    y: y + dy * progress - dx * aside,
    hasLanded: age >= 1,
  };
}
