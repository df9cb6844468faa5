import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';

/** Scale that stretches the bar's frame of 16 px to a length. */
export const barScale = (px: number): number => (UNIT_SCALE * px) / 16;
