import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type { Place } from '../simulation/state.ts';
import type { Pool } from './pool.ts';

/** Radius of the shield in its picture, in pixels. */
const PICTURE_RADIUS = 44;

/** Additive passes: one is too faint over a bright hull. */
const PASSES = 2;

const TINT = 0xe6efff;

/** Draws the bubble of a shield, which lights up at a hit. @param flash brightness of the last hit, from 0 to 1 */
export function drawShield(
  pool: Pool,
  { x, y }: Readonly<Place>,
  { radius, flash, clock }: { readonly radius: number; readonly flash: number; readonly clock: FrameClock },
): void {
  const breath = clock.reducedMotion ? 0 : 0.08 * Math.sin(clock.nowMs / 110);
  const alpha = Math.min(1, 0.85 + breath + flash);
  for (let pass = 0; pass < PASSES; pass++) {
    pool
      .stamp('shield', x, y)
      .setTint(TINT)
      .setScale((UNIT_SCALE * radius) / PICTURE_RADIUS)
      .setAlpha(alpha);
  }
}
