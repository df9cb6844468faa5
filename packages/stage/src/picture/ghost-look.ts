import { toTint } from './palette.ts';

/** Of the ghosts of a run, by their numbers. Pale, so that none looks like a danger or a reward. */
const GHOST_COLORS = ['#a9dcff', '#ffd28a', '#bff7a8', '#ffb3de', '#cdb8ff', '#93f5e4', '#fff2a0', '#ffbfae'] as const;

/** A ghost is seen through. */
export const GHOST_ALPHA = 0.55;

/** CSS colour of a ghost. @param number from 1 */
export function ghostColor(number: number): string {
  return GHOST_COLORS[(number - 1) % GHOST_COLORS.length] as string;
}

/** The same colour as a tint. */
export function ghostTint(number: number): number {
  return toTint(ghostColor(number));
}
