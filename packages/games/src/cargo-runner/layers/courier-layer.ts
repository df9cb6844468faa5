import { STEP, opposite } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { COURIER_TINT } from '../art/palette.ts';
import { type FrameName, stripOf } from '../art/frames.ts';
import { carriedKilos } from '../cargo.ts';
import { isHeavy } from '../rules.ts';
import type { Point } from '../grid.ts';
import type { CargoState } from '../state.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { ROTATION, approach, turnBetween } from '@star-seekers/stage/picture/angles.ts';
import type { Poses } from './poses.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';
import { Trail } from './trail.ts';

/** Distance of the first piece behind the courier and of the next ones behind it, in pixels. */
const TOW_FIRST = 34;
const TOW_NEXT = 24;
/** Half-life of a turn without cargo, and its increase per kilo. */
const TURN_HALF_LIFE_MS = 32;
const TURN_MS_PER_KILO = 14;

/** The lighter is drawn a little larger, so that its load is visible. */
const SHIP_SCALE = 1.12;
const LOADS = ['lighter-0', 'lighter-1', 'lighter-2', 'lighter-3'] as const;
const FIRE = stripOf('thruster-player');
const FIRE_MS = 50;

/** Draws the courier with its cargo in tow. Its load slows its turns, and makes it sway and its engine burn brighter. */
export class CourierLayer {
  readonly #tow: Pool;
  readonly #plumes: Pool;
  readonly #ship: Pool;
  readonly #trail = new Trail();
  readonly #piece: Point = { x: 0, y: 0 };
  #rotation: number | undefined;
  #isHidden = false;

  constructor(scene: Phaser.Scene) {
    this.#tow = createPool(scene, 'tow');
    this.#plumes = createPool(scene, 'plume', { additive: true });
    this.#ship = createPool(scene, 'courier');
  }

  reset(): void {
    this.#rotation = undefined;
    this.#trail.reset();
    this.#isHidden = false;
  }

  /** Hides the courier after it was caught. */
  hide(): void {
    this.#isHidden = true;
  }

  draw(state: Readonly<CargoState>, poses: Poses, clock: FrameClock): void {
    this.#tow.begin();
    this.#plumes.begin();
    this.#ship.begin();
    if (!this.#isHidden) this.#drawAll(state, poses.player(clock.alpha), clock);
    this.#tow.end();
    this.#plumes.end();
    this.#ship.end();
  }

  #drawAll(state: Readonly<CargoState>, { x, y }: Readonly<Point>, clock: FrameClock): void {
    const { player } = state;
    const kilos = carriedKilos(state);
    const target = ROTATION[player.heading];
    const last = this.#rotation ?? target;
    const halfLife = TURN_HALF_LIFE_MS + TURN_MS_PER_KILO * kilos;
    this.#rotation = last + turnBetween(last, target) * (1 - approach(1, 0, clock.deltaMs, halfLife));
    const rotation = this.#rotation;
    this.#trail.add(x, y, STEP[opposite(player.heading)]);
    player.cargo.forEach(({ type }, index) => {
      this.#trail.at(TOW_FIRST + index * TOW_NEXT, this.#piece);
      this.#tow.stamp(type, this.#piece.x, this.#piece.y).setScale(UNIT_SCALE * 0.76);
    });
    if (player.moving || clock.reducedMotion) this.#drawFire(x, y, rotation, kilos, clock);
    if (!clock.reducedDetail) {
      this.#plumes
        .stamp('glow', x, y)
        .setScale(UNIT_SCALE * 2.4)
        .setTint(COURIER_TINT)
        .setAlpha(0.6);
    }
    this.#plumes
      .stamp('ring', x, y)
      .setScale(UNIT_SCALE * 0.72)
      .setTint(COURIER_TINT)
      .setAlpha(0.5);
    const sway = clock.reducedMotion || !player.moving ? 0 : 0.012 * kilos * Math.sin(clock.nowMs / 90);
    const frame: FrameName = player.cargo.some(({ type }) => isHeavy(type))
      ? 'lighter-heavy'
      : (LOADS[Math.min(kilos, LOADS.length - 1)] ?? 'lighter-0');
    this.#ship
      .stamp(frame, x, y)
      .setRotation(rotation + sway)
      .setScale(UNIT_SCALE * SHIP_SCALE);
  }

  #drawFire(x: number, y: number, rotation: number, kilos: number, { nowMs, reducedMotion }: FrameClock): void {
    const frame = FIRE[reducedMotion ? 0 : Math.floor(nowMs / FIRE_MS) % FIRE.length] as FrameName;
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    for (const side of [-1, 1]) {
      const [offsetX, offsetY] = [side * 13, 15];
      this.#plumes
        .stamp(frame, x + offsetX * cos - offsetY * sin, y + offsetX * sin + offsetY * cos)
        .setRotation(rotation)
        .setScale(UNIT_SCALE * 0.4, UNIT_SCALE * (0.3 + 0.1 * kilos));
    }
  }
}
