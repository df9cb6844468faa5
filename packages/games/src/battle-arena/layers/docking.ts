import { barScale } from './bar-scale.ts';
import { HOVER } from '../rules.ts';
import { overlaps } from '../simulation/geometry.ts';
import type { Place, PowerUp } from '../simulation/state.ts';
import type { Pool } from './pool.ts';

const PIPS = 24;
const PIP = { px: 5, filledPx: 9, widthPx: 3, filledWidthPx: 4 } as const;
const DARK = 0x04060c;
const EMPTY = 0xbfd6ff;
const FILLED = 0x7ef0c4;

/** The ring is drawn for a ship this close, so that several extra lives do not fill the field with rings. */
const NEAR_PX = 190;

/** Draws the ring in which the ship has to stay to dock with an extra life; it fills clockwise from the top. */
export function drawDocking(pool: Pool, { x, y, docked }: Readonly<PowerUp>, ship: Readonly<Place>): void {
  if (docked === 0 && !overlaps(x - ship.x, y - ship.y, NEAR_PX)) return;
  const filled = Math.ceil((PIPS * docked) / HOVER.dockTicks);
  for (let index = 0; index < PIPS; index++) {
    const angle = (index / PIPS - 0.25) * 2 * Math.PI;
    const [left, top] = [x + HOVER.radius * Math.cos(angle), y + HOVER.radius * Math.sin(angle)];
    const isFilled = index < filled;
    const [length, width] = isFilled ? [PIP.filledPx, PIP.filledWidthPx] : [PIP.px, PIP.widthPx];
    if (isFilled) {
      pool
        .stamp('bar', left, top)
        .setRotation(angle)
        .setTint(DARK)
        .setScale(barScale(length + 3), barScale(width + 3));
    }
    pool
      .stamp('bar', left, top)
      .setRotation(angle)
      .setTint(isFilled ? FILLED : EMPTY)
      .setAlpha(isFilled ? 1 : 0.4)
      .setScale(barScale(length), barScale(width));
  }
}
