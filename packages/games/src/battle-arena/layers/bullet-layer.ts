import type Phaser from 'phaser';
import type { FrameClock } from '../../picture/frame-clock.ts';
import type { ArenaState } from '../simulation/state.ts';
import { type Pool, createPool } from './pool.ts';

/** Everything that was fired, above all explosions. */
export class BulletLayer {
  readonly #shots: Pool;
  readonly #bullets: Pool;

  constructor(scene: Phaser.Scene) {
    this.#shots = createPool(scene, 'shot', { additive: true });
    this.#bullets = createPool(scene, 'bullet');
  }

  draw(state: Readonly<ArenaState>, { alpha }: FrameClock): void {
    const back = 1 - alpha;
    this.#shots.begin();
    for (const { x, y, vx, vy } of state.shots) {
      this.#shots.stamp('shot', x - vx * back, y - vy * back).setRotation(Math.atan2(vx, -vy));
    }
    this.#shots.end();
    this.#bullets.begin();
    for (const { kind, x, y, vx, vy } of state.bullets) {
      this.#bullets.stamp(kind, x - vx * back, y - vy * back).setRotation(Math.atan2(vx, -vy));
    }
    this.#bullets.end();
  }
}
