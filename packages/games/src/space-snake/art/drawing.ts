import type { Brush } from './paint.ts';

/**
 * One picture, made in code. It is drawn with its front up in a box from −50 to 50 round its centre, whatever its size,
 * and stored with its front to the right, where an angle of 0 points.
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
