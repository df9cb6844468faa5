import type Phaser from 'phaser';
import type { FrameName } from '../art/frames.ts';
import { MODE_COLORS, toTint } from '../art/palette.ts';
import { SUSPICION_TICKS } from '../rules.ts';
import type { CargoState, Drone, DroneMode } from '../state.ts';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { approach, turnBetween } from '../../space-snake/layers/place.ts';
import { DEPTH } from './depth.ts';
import type { Poses } from './poses.ts';
import { SpritePool, UNIT_SCALE } from './sprite-pool.ts';
import { ROTATION } from './turning.ts';

const SIGNS = { patrol: undefined, suspicious: 'doubt', chase: 'alarm', search: 'lost' } as const satisfies Record<
  DroneMode,
  FrameName | undefined
>;

/** How high above a drone its sign stands, in pixels. */
const SIGN_PX = 34;
const TURN_HALF_LIFE_MS = 70;
const SIGN_HALF_LIFE_MS = 45;

/** What is drawn of a drone beside its state. */
interface Look {
  rotation: number;
  signScale: number;
}

/** The drones: each with an eye in the colour of its mind, and a sign above it that says the same by its shape. */
export class DroneLayer {
  readonly #bodies: SpritePool;
  readonly #eyes: SpritePool;
  readonly #signs: SpritePool;
  readonly #looks = new Map<number, Look>();

  constructor(scene: Phaser.Scene) {
    this.#bodies = new SpritePool(scene, DEPTH.drone);
    this.#eyes = new SpritePool(scene, DEPTH.eye, { additive: true });
    this.#signs = new SpritePool(scene, DEPTH.sign);
  }

  reset(): void {
    this.#looks.clear();
  }

  /** A drone has changed its mind: its sign jumps. */
  onMode({ id }: Drone, reducedMotion: boolean): void {
    const look = this.#looks.get(id);
    if (look && !reducedMotion) look.signScale = 1.9;
  }

  draw(state: Readonly<CargoState>, poses: Poses, clock: FrameClock): void {
    this.#bodies.begin();
    this.#eyes.begin();
    this.#signs.begin();
    for (const drone of state.drones) this.#drawDrone(drone, state, poses, clock);
    this.#bodies.end();
    this.#eyes.end();
    this.#signs.end();
  }

  #drawDrone(drone: Drone, { player }: Readonly<CargoState>, poses: Poses, clock: FrameClock): void {
    const { x, y } = poses.drone(drone.id, clock.alpha);
    const watches = drone.mode === 'suspicious' || drone.mode === 'chase';
    const target = watches ? Math.atan2(player.y - y, player.x - x) + Math.PI / 2 : ROTATION[drone.heading];
    const look = this.#look(drone, target);
    const scan = drone.mode === 'search' && !clock.reducedMotion ? 0.9 * Math.sin(clock.nowMs / 160) : 0;
    look.rotation += turnBetween(look.rotation, target + scan) * (1 - approach(1, 0, clock.deltaMs, TURN_HALF_LIFE_MS));
    look.signScale = approach(look.signScale, 1, clock.deltaMs, SIGN_HALF_LIFE_MS);
    const tint = toTint(MODE_COLORS[drone.mode]);
    this.#bodies.stamp('drone', x, y).setRotation(look.rotation);
    this.#eyes.stamp('eye', x, y).setRotation(look.rotation).setTint(tint);
    const sign = SIGNS[drone.mode];
    if (!sign) return;
    const sure = drone.mode === 'suspicious' ? Math.max(0, drone.ticks) / SUSPICION_TICKS : 1;
    this.#signs
      .stamp(sign, x, y - SIGN_PX)
      .setTint(tint)
      .setScale(UNIT_SCALE * look.signScale * (0.75 + 0.25 * sure));
  }

  #look({ id }: Drone, rotation: number): Look {
    let look = this.#looks.get(id);
    if (!look) this.#looks.set(id, (look = { rotation, signScale: 1 }));
    return look;
  }
}
