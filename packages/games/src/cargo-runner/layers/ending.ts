import type Phaser from 'phaser';
import type { CargoState } from '../state.ts';
import type { FrameClock } from '../../picture/frame-clock.ts';
import type { Bursts } from './bursts.ts';
import type { CourierLayer } from './courier-layer.ts';
import type { Lens } from './lens.ts';
import type { Poses } from './poses.ts';
import { UNIT_SCALE } from '../../picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** Everything stands still for this long and shows who and why. */
export const FREEZE_MS = 300;

/** The end of a mission by a drone: a freeze with the culprit marked, then the seizure. */
export class Ending {
  readonly #marks: Pool;
  readonly #bursts: Bursts;
  readonly #courier: CourierLayer;
  readonly #lens: Lens;
  /** Time since the touch; undefined while there was none, or when it was not seen (rewound to the end). */
  #sinceMs: number | undefined;
  #seized = false;

  constructor(scene: Phaser.Scene, parts: { bursts: Bursts; courier: CourierLayer; lens: Lens }) {
    this.#marks = createPool(scene, 'caught');
    this.#bursts = parts.bursts;
    this.#courier = parts.courier;
    this.#lens = parts.lens;
  }

  reset(): void {
    this.#sinceMs = undefined;
    this.#seized = false;
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
    if (this.#seized || this.#sinceMs < FREEZE_MS) return;
    this.#seized = true;
    this.#courier.hide();
    this.#bursts.seized(player, player.cargo, reducedMotion);
    if (!reducedMotion) this.#lens.shake.add(1);
  }
}
