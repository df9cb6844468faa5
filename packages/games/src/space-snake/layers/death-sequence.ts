import type Phaser from 'phaser';
import type { Death, Segment, SnakeState } from '../state.ts';
import type { Bursts } from './bursts.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { columnToPx, rowToPx } from './place.ts';
import type { Shake } from '@star-seekers/stage/picture/impact.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** Pause after the collision, which shows its place. */
export const FREEZE_MS = 300;
/** Time between two explosions, and at most for the whole convoy. */
const CHAIN_STEP_MS = 75;
const CHAIN_MAX_MS = 900;
/** Duration of the explosions of a whole convoy, in milliseconds. */
export function chainMs(length: number): number {
  return Math.min(CHAIN_STEP_MS * length, CHAIN_MAX_MS);
}

/** Distance that the flagship moves into the fatal cell, in cells. */
const LURCH_CELLS = 0.34;

/** Draws the end of the convoy: a pause with the fatal cell marked, then one explosion after the other. */
export class DeathSequence {
  readonly #marks: Pool;
  readonly #bursts: Bursts;
  readonly #shake: Shake;
  /** Time since the collision; undefined without one, or in a run that was rewound to its end. */
  #sinceMs: number | undefined;
  #explosions = 0;

  constructor(scene: Phaser.Scene, bursts: Bursts, shake: Shake) {
    this.#marks = createPool(scene, 'death');
    this.#bursts = bursts;
    this.#shake = shake;
  }

  reset(): void {
    this.#sinceMs = undefined;
    this.#explosions = 0;
  }

  onDied(): void {
    this.#sinceMs = 0;
    this.#explosions = 0;
  }

  /** Distance that the flagship has lurched forward, in cells. */
  get lurch(): number {
    return this.#sinceMs === undefined ? 0 : LURCH_CELLS * Math.min(1, this.#sinceMs / 90);
  }

  hasExploded(index: number): boolean {
    return index < this.#explosions;
  }

  draw(state: Readonly<SnakeState>, clock: FrameClock): void {
    this.#marks.begin();
    if (state.death) {
      this.#advance(state, clock);
      this.#drawMark(state.death, clock);
    }
    this.#marks.end();
  }

  #advance(state: Readonly<SnakeState>, { deltaMs, reducedMotion }: FrameClock): void {
    if (this.#sinceMs === undefined) return;
    this.#sinceMs += deltaMs;
    const step = chainMs(state.convoy.length) / state.convoy.length;
    while (this.#explosions < state.convoy.length && this.#sinceMs >= FREEZE_MS + this.#explosions * step) {
      const ship = state.convoy[this.#explosions] as Segment;
      const first = this.#explosions === 0;
      this.#bursts.explosion(columnToPx(ship.x), rowToPx(ship.y), { bright: first, reducedMotion });
      if (first && !reducedMotion) this.#shake.add(1);
      this.#explosions++;
    }
  }

  #drawMark(death: Death, { reducedMotion }: FrameClock): void {
    const since = this.#sinceMs ?? FREEZE_MS;
    const landing = Math.min(1, since / 160);
    const [x, y] = [columnToPx(death.x), rowToPx(death.y)];
    this.#marks
      .stamp('ring', x, y)
      .setTint(0xff4d4d)
      .setScale(UNIT_SCALE * (reducedMotion ? 0.8 : 2 - 1.2 * landing))
      .setAlpha(0.4 + 0.6 * landing);
    this.#marks
      .stamp('bracket', x, y)
      .setTint(0xffffff)
      .setScale(UNIT_SCALE * (reducedMotion ? 1.25 : 1.9 - 0.65 * landing));
  }
}
