import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { EDGE_PX } from '../art/beams.ts';
import { CANVAS } from '../rules.ts';
import type { ArenaState } from '../simulation/state.ts';
import { clamp } from '../simulation/geometry.ts';
import { type Pool, createPool } from './pool.ts';

const RED = 0xd8201c;

/** Reach of the light into the field, time to come and go, and time of a pulse. */
const REACH_PX = 78;
const FADE_MS = 700;
const PULSE_MS = 1600;

/** Draws a red light along the sides while the last ship flies. */
export class EdgeLayer {
  readonly #edges: Pool;
  /** From 0 to 1. */
  #strength = 0;

  constructor(scene: Phaser.Scene) {
    this.#edges = createPool(scene, 'telegraph', { additive: true });
  }

  reset(): void {
    this.#strength = 0;
  }

  draw({ player, ended }: Readonly<ArenaState>, { deltaMs, nowMs, reducedMotion }: FrameClock): void {
    const isLast = player.lives === 1 && ended === null;
    this.#strength = clamp(this.#strength + (isLast ? deltaMs : -deltaMs) / FADE_MS, 0, 1);
    this.#edges.begin();
    if (this.#strength > 0) {
      const pulse = reducedMotion ? 0 : 0.12 * Math.sin((nowMs / PULSE_MS) * 2 * Math.PI);
      for (const [x, rotation] of [
        [REACH_PX / 2, 0],
        [CANVAS.width - REACH_PX / 2, Math.PI],
      ] as const) {
        this.#edges
          .stamp('edge', x, CANVAS.height / 2)
          .setRotation(rotation)
          .setScale((UNIT_SCALE * REACH_PX) / EDGE_PX, (UNIT_SCALE * CANVAS.height) / EDGE_PX)
          .setTint(RED)
          .setAlpha(this.#strength * (0.46 + pulse));
      }
    }
    this.#edges.end();
  }
}
