import type Phaser from 'phaser';
import { CARGO_TINTS } from '../art/palette.ts';
import { carriedKilos } from '../cargo.ts';
import { mazeOf } from '../mazes/index.ts';
import { kilosOf } from '../rules.ts';
import type { CargoState } from '../state.ts';
import { missionRules } from '../twists.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

/** A piece beams in so long, and later the farther it is from the station. */
const BEAM_MS = 320;
const WAVE_PX_PER_MS = 2;
/** Middle of the beam above a piece, in pixels; its foot is on the piece. */
const BEAM_PX = 40;

/** Draws the cargo on the deck: in a ring of light if the player can carry it, else dim. */
export class CargoLayer {
  readonly #lights: Pool;
  readonly #pieces: Pool;
  /** Time since the cargo began to beam in. */
  #sinceMs = Number.POSITIVE_INFINITY;

  constructor(scene: Phaser.Scene) {
    this.#lights = createPool(scene, 'cargoLight', { additive: true });
    this.#pieces = createPool(scene, 'cargo');
  }

  /** All cargo is there at once. */
  reset(): void {
    this.#sinceMs = Number.POSITIVE_INFINITY;
  }

  /** The cargo beams in, from the station outwards. */
  beamIn(): void {
    this.#sinceMs = 0;
  }

  draw(state: Readonly<CargoState>, { nowMs, deltaMs, reducedMotion, reducedDetail }: FrameClock): void {
    const { station } = mazeOf(state.level);
    this.#sinceMs += deltaMs;
    this.#lights.begin();
    this.#pieces.begin();
    const room = missionRules(state).capacityKilos - carriedKilos(state);
    for (const { id, type, x, y } of state.items) {
      const waveMs = Math.hypot(x - station.x, y - station.y) / WAVE_PX_PER_MS;
      const presence = Math.min(1, (this.#sinceMs - waveMs) / BEAM_MS);
      if (presence <= 0) continue;
      if (presence < 1) {
        this.#lights
          .stamp('beam', x, y - BEAM_PX)
          .setScale(UNIT_SCALE * 0.5 * (1 - presence), UNIT_SCALE * 0.8)
          .setTint(CARGO_TINTS[type])
          .setAlpha(1 - presence * presence);
      }
      const fits = kilosOf(type) <= room;
      const breath = reducedMotion || !fits ? 0 : Math.sin(nowMs / 320 + id);
      if (fits) {
        const tint = CARGO_TINTS[type];
        if (!reducedDetail) {
          this.#lights
            .stamp('glow', x, y)
            .setScale(UNIT_SCALE * 1.5)
            .setTint(tint)
            .setAlpha((0.62 + 0.14 * breath) * presence);
        }
        this.#lights
          .stamp('ring', x, y)
          .setScale(UNIT_SCALE * (0.66 + 0.03 * breath))
          .setTint(tint)
          .setAlpha(0.75 * presence);
      }
      this.#pieces
        .stamp(type, x, y)
        .setScale(UNIT_SCALE * (fits ? 0.95 + 0.05 * breath : 0.82))
        .setAlpha((fits ? 1 : 0.85) * presence);
    }
    this.#lights.end();
    this.#pieces.end();
  }
}
