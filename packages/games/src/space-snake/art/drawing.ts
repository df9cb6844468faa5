import type { Brush } from './paint.ts';

/**
 * One picture, made in code, in a box from −50 to 50 round its centre, whatever its size. What has a front shows it up,
 * as the screens do; the scene adds the quarter turn to the angle 0, which points right.
 */
export interface Drawing {
  /** Edge of the box on the canvas of the game, in logical pixels. */
  readonly size: number;
  readonly draw: (brush: Brush) => void;
  /** Added round the finished picture; none for effects and icons. */
  readonly finish?: Finish;
}

/** What lifts a ship from its background: an outline, coloured edge lights and a halo. */
export interface Finish {
  readonly halo: string;
  readonly rimPort: string;
  readonly rimStarboard: string;
}
