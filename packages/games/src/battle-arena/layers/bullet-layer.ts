import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type { ArenaState, BulletKind } from '../simulation/state.ts';
import { type Pool, createPool } from './pool.ts';

/** Scale of each bullet's picture, which is a little larger than its hit circle. */
const SCALE: Readonly<Record<BulletKind, readonly [x: number, y: number]>> = {
  slug: [1.15, 1.15],
  thorn: [1.2, 1.2],
  lance: [0.8, 1.5],
  facet: [1.1, 1.1],
  orb: [1.1, 1.1],
};
/** The lance is ONI: fast, and the colour of its fleet. */
const LANCE_TINT = 0x7dffe6;

/** Draws shots and bullets above all explosions. */
export class BulletLayer {
  readonly #shots: Pool;
  readonly #bullets: Pool;

  constructor(scene: Phaser.Scene) {
    this.#shots = createPool(scene, 'shot');
    this.#bullets = createPool(scene, 'bullet');
  }

  draw(state: Readonly<ArenaState>, { alpha }: FrameClock): void {
    const back = 1 - alpha;
    this.#shots.begin();
    for (const { x, y, vx, vy } of state.shots) {
      // Side shots are missiles.
      const frame = Math.abs(vx) > 0.1 ? 'missile' : 'shot';
      this.#shots
        .stamp(frame, x - vx * back, y - vy * back)
        .setRotation(Math.atan2(vx, -vy))
        .setScale(UNIT_SCALE * (frame === 'missile' ? 0.85 : 1.1));
    }
    this.#shots.end();
    this.#bullets.begin();
    for (const { kind, x, y, vx, vy } of state.bullets) {
      const [wide, long] = SCALE[kind];
      const sprite = this.#bullets
        .stamp(kind, x - vx * back, y - vy * back)
        .setRotation(Math.atan2(vx, -vy))
        .setScale(UNIT_SCALE * wide, UNIT_SCALE * long);
      if (kind === 'lance') sprite.setTint(LANCE_TINT);
    }
    this.#bullets.end();
  }
}
