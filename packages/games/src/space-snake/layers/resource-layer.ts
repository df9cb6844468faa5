import type Phaser from 'phaser';
import { LIFESPAN_STEPS } from '../art/lifespan-ring.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { RESOURCE_COLORS } from '../art/palette.ts';
import type { FrameName } from '../art/frames.ts';
import { RESOURCE_KINDS, RESOURCE_LIFESPAN_TICKS, type ResourceKind } from '../rules.ts';
import type { SnakeState } from '../sim.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { columnToPx, rowToPx } from './place.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** Ticks that a new resource takes to grow to its size. */
const ARRIVAL_TICKS = 16;
/** Share of its lifespan below which a resource blinks. */
const WARNING_SHARE = 0.3;
/** 2.5 times a second: visible, and slow enough for photosensitive players. */
const BLINK_MS = 400;
const WARNING_TINT = 0xff6a5a;

const TINTS = Object.fromEntries(RESOURCE_KINDS.map((kind) => [kind, toTint(RESOURCE_COLORS[kind])])) as Record<
  ResourceKind,
  number
>;

const RING_FRAMES = Array.from({ length: LIFESPAN_STEPS }, (_, index): FrameName => `lifespan-${index + 1}`);

/** Draws the resources and the rest of their lifespan. */
export class ResourceLayer {
  readonly #pool: Pool;

  constructor(scene: Phaser.Scene) {
    this.#pool = createPool(scene, 'resource');
  }

  draw(state: Readonly<SnakeState>, { alpha, nowMs, reducedMotion }: FrameClock): void {
    this.#pool.begin();
    for (const resource of state.resources) {
      const ticksLeft = Math.max(0, resource.ticksLeft - alpha);
      const share = ticksLeft / RESOURCE_LIFESPAN_TICKS;
      const age = Math.min(1, (RESOURCE_LIFESPAN_TICKS - ticksLeft) / ARRIVAL_TICKS);
      const isExpiring = share < WARNING_SHARE;
      // The first wave is visible during the 3-2-1.
      const arrival = reducedMotion || state.wave === 1 ? 1 : overshoot(age);
      const breath = reducedMotion ? 1 : 1 + 0.035 * Math.sin(nowMs / 260 + resource.id);
      const [x, y] = [columnToPx(resource.x), rowToPx(resource.y)];
      const blinksOff = isExpiring && !reducedMotion && nowMs % BLINK_MS > BLINK_MS / 2;
      this.#pool.stamp(`glass-${resource.kind}`, x, y).setScale(UNIT_SCALE * arrival);
      this.#pool
        .stamp(resource.kind, x, y)
        .setScale(UNIT_SCALE * arrival * breath)
        .setAlpha(blinksOff ? 0.55 : 1);
      this.#pool
        .stamp(RING_FRAMES[Math.max(0, Math.ceil(share * LIFESPAN_STEPS) - 1)] as FrameName, x, y)
        .setScale(UNIT_SCALE * arrival)
        .setTint(isExpiring ? WARNING_TINT : TINTS[resource.kind]);
    }
    this.#pool.end();
  }
}

/** Easing from 0 past 1 and back to 1. */
function overshoot(share: number): number {
  const left = share - 1;
  return 1 + 2.7 * left * left * left + 1.7 * left * left;
}
