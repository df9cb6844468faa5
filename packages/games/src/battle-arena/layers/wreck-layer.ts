import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { shade } from '@star-seekers/stage/picture/palette.ts';
import type { Shake } from '@star-seekers/stage/picture/impact.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { CANVAS } from '../rules.ts';
import type { Place } from '../simulation/state.ts';
import { HULL_AHEAD, HULL_SCALE } from './boss-layer.ts';
import type { Bursts } from './bursts.ts';
import { type Pool, createPool } from './pool.ts';

/** A destroyed warship burns for this long, then it breaks apart. Its last fires end before the fleets return (`BOSS_DEATH_TICKS`). */
const BURN_MS = 2000;

/** What is left of its light when it breaks apart. */
const CHARRED = 0.3;

/** Pixels that it sinks, and radians that it turns, until then. */
const FALL = { px: 46, turn: 0.22 } as const;

const TREMBLE_PX = 2.5;
const EMBER = 0xff7a2e;

interface Wreck extends Place {
  ageMs: number;
  /** Side to which it turns: 1 is right, −1 is left. */
  readonly side: number;
}

/** Draws the death of the warships, which the state does not hold any more: a hull that sinks, burns out and breaks apart. */
export class WreckLayer {
  readonly #hull: Pool;
  readonly #light: Pool;
  readonly #bursts: Bursts;
  readonly #shake: Shake;
  #wrecks: Wreck[] = [];

  constructor(scene: Phaser.Scene, bursts: Bursts, shake: Shake) {
    this.#hull = createPool(scene, 'boss');
    this.#light = createPool(scene, 'flash', { additive: true });
    this.#bursts = bursts;
    this.#shake = shake;
  }

  /** A hull burns: the sky stays dim for as long. */
  get burns(): boolean {
    return this.#wrecks.length > 0;
  }

  reset(): void {
    this.#wrecks = [];
  }

  start({ x, y }: Place): void {
    this.#wrecks.push({ x, y, ageMs: 0, side: x < CANVAS.width / 2 ? -1 : 1 });
  }

  draw(clock: FrameClock): void {
    for (const wreck of this.#wrecks) wreck.ageMs += clock.deltaMs;
    const broken = this.#wrecks.filter(({ ageMs }) => ageMs >= BURN_MS);
    this.#wrecks = this.#wrecks.filter(({ ageMs }) => ageMs < BURN_MS);
    for (const wreck of broken) {
      this.#bursts.breakUp({ x: wreck.x, y: wreck.y + FALL.px }, clock.reducedMotion);
      this.#shake.add(1, 'setPiece');
    }
    for (const pool of [this.#hull, this.#light]) pool.begin();
    for (const wreck of this.#wrecks) this.#drawWreck(wreck, clock);
    for (const pool of [this.#hull, this.#light]) pool.end();
  }

  #drawWreck({ x, y, ageMs, side }: Wreck, { nowMs, reducedMotion }: FrameClock): void {
    const share = ageMs / BURN_MS;
    const fallen = share * share;
    const tremble = reducedMotion ? 0 : TREMBLE_PX * share * Math.sin(nowMs / 18);
    const turn = reducedMotion ? 0 : side * FALL.turn * fallen;
    const top = y + FALL.px * fallen;
    this.#hull
      .stamp('c11-shut', x + tremble, top - HULL_AHEAD)
      .setRotation(Math.PI + turn)
      .setScale(UNIT_SCALE * HULL_SCALE)
      .setTint(shade(0xffffff, 1 - (1 - CHARRED) * share));
    // The core glows up before the hull breaks.
    const pulse = reducedMotion ? 1 : 1 + 0.15 * Math.sin(nowMs / 70);
    this.#light
      .stamp('glow', x + tremble, top)
      .setTint(EMBER)
      .setScale(UNIT_SCALE * (1.2 + 2.4 * fallen) * pulse)
      .setAlpha(0.35 + 0.6 * fallen);
  }
}
