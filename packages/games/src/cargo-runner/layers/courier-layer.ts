import type Phaser from 'phaser';
import { COURIER, toTint } from '../art/palette.ts';
import { carriedKilos } from '../cargo.ts';
import { type Point, STEP, opposite } from '../grid.ts';
import type { CargoState } from '../state.ts';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { approach, turnBetween } from '../../space-snake/layers/place.ts';
import { DEPTH } from './depth.ts';
import type { Poses } from './poses.ts';
import { SpritePool, UNIT_SCALE } from './sprite-pool.ts';
import { Trail } from './trail.ts';
import { ROTATION } from './turning.ts';

/** Distance of the first piece behind the courier and of the next ones behind it, in pixels. */
const TOW_FIRST = 29;
const TOW_NEXT = 22;
/** After this time half of a turn is made: empty, and with every kilo more. */
const TURN_HALF_LIFE_MS = 32;
const TURN_MS_PER_KILO = 14;

/** The courier with what it tows. The load is felt in how it turns, how its cargo swings and how hard its engine burns. */
export class CourierLayer {
  readonly #tow: SpritePool;
  readonly #plumes: SpritePool;
  readonly #ship: SpritePool;
  readonly #trail = new Trail();
  readonly #piece: Point = { x: 0, y: 0 };
  #rotation: number | undefined;
  #hidden = false;

  constructor(scene: Phaser.Scene) {
    this.#tow = new SpritePool(scene, DEPTH.tow);
    this.#plumes = new SpritePool(scene, DEPTH.plume, { additive: true });
    this.#ship = new SpritePool(scene, DEPTH.courier);
  }

  reset(): void {
    this.#rotation = undefined;
    this.#trail.reset();
    this.#hidden = false;
  }

  /** It is no longer there: it was caught. */
  hide(): void {
    this.#hidden = true;
  }

  draw(state: Readonly<CargoState>, poses: Poses, clock: FrameClock): void {
    this.#tow.begin();
    this.#plumes.begin();
    this.#ship.begin();
    if (!this.#hidden) this.#drawAll(state, poses.player(clock.alpha), clock);
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
    if (player.moving || clock.reducedMotion) this.#drawPlume(x, y, rotation, kilos, clock);
    this.#plumes
      .stamp('glow', x, y)
      .setScale(UNIT_SCALE * 1.5)
      .setTint(toTint(COURIER.glow))
      .setAlpha(0.32);
    const sway = clock.reducedMotion || !player.moving ? 0 : 0.012 * kilos * Math.sin(clock.nowMs / 90);
    this.#ship.stamp('courier', x, y).setRotation(rotation + sway);
  }

  #drawPlume(x: number, y: number, rotation: number, kilos: number, { nowMs, reducedMotion }: FrameClock): void {
    const flicker = reducedMotion ? 1 : 0.9 + 0.12 * Math.sin(nowMs / 29);
    for (const side of [-1, 1]) {
      const [offsetX, offsetY] = [side * 12.5, 21 + 2 * kilos];
      const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
      this.#plumes
        .stamp('plume', x + offsetX * cos - offsetY * sin, y + offsetX * sin + offsetY * cos)
        .setRotation(rotation)
        .setScale(UNIT_SCALE * 0.42, UNIT_SCALE * (0.45 + 0.12 * kilos) * flicker)
        .setAlpha(0.85);
    }
  }
}
