import type { Atlas } from '@star-seekers/art';
import type { Brush } from './paint.ts';

/**
 * One picture, made in code, in a box from −50 to 50 round its centre, whatever its size. What has a front shows it up,
 * as the screens do; the scene adds the quarter turn to the angle 0, which points right.
 */
export interface Drawing {
  /** Edge of the box on the canvas of the game, in logical pixels. */
  readonly size: number;
  readonly draw: (brush: Brush) => void;
  /** A rendered sheet that it draws from: it is loaded before. */
  readonly sheet?: Atlas;
}
