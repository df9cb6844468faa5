import type Phaser from 'phaser';
import type { CargoState } from '../state.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import type { Bursts } from './bursts.ts';
import type { CourierLayer } from './courier-layer.ts';
import type { Lens } from './lens.ts';
import type { Poses } from './poses.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** Pause after the catch, which marks the drone. */
export const FREEZE_MS = 300;

/** Draws the end of a mission by a drone: a pause with the drone marked, then the seizure. */
export class Ending {
  readonly #marks: Pool;
  readonly #bursts: Bursts;
  readonly #courier: CourierLayer;
  readonly #lens: Lens;
  /** Time since the catch; undefined without one, or in a run that was rewound to its end. */
  #sinceMs: number | undefined;
  #isSeized = false;

  constructor(scene: Phaser.Scene, parts: { bursts: Bursts; courier: CourierLayer; lens: Lens }) {
    this.#marks = createPool(scene, 'caught');
    this.#bursts = parts.bursts;
    this.#courier = parts.courier;
    this.#lens = parts.lens;
  }

  reset(): void {
    this.#sinceMs = undefined;
    this.#isSeized = false;
  }

  onCaught(): void {
    this.#sinceMs = 0;
  }

  draw(state: Readonly<CargoState>, poses: Poses, clock: FrameClock): void {
    this.#marks.begin();
    if (state.fate?.cause === 'caught') {
      this.#advance(state, clock);
      const { x, y } = poses.drone(state.fate.droneId, 1);
      const landing = Math.min(1, (this.#sinceMs ?? FREEZE_MS) / 160);
      this.#marks
        .stamp('ring', x, y)
        .setTint(0xff4d4d)
        .setScale(UNIT_SCALE * (clock.reducedMotion ? 0.9 : 2 - 1.1 * landing))
        .setAlpha(0.4 + 0.6 * landing);
      this.#marks
        .stamp('bracket', x, y)
        .setTint(0xffffff)
        .setScale(UNIT_SCALE * (clock.reducedMotion ? 1.4 : 2.1 - 0.7 * landing));
    }
    this.#marks.end();
  }

  #advance({ player }: Readonly<CargoState>, { deltaMs, reducedMotion }: FrameClock): void {
    if (this.#sinceMs === undefined) return;
    this.#sinceMs += deltaMs;
    if (this.#isSeized || this.#sinceMs < FREEZE_MS) return;
    this.#isSeized = true;
    this.#courier.hide();
    this.#bursts.seize(player, player.cargo, reducedMotion);
    if (!reducedMotion) this.#lens.shake.add(1);
  }
}
