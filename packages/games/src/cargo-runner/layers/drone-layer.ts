import type Phaser from 'phaser';
import type { FrameName } from '../art/frames.ts';
import { MODE_TINTS } from '../art/palette.ts';
import { doubtTicks } from '../rules.ts';
import type { CargoState, Drone, DroneMode } from '../state.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { ROTATION, approach, turnBetween } from '@star-seekers/stage/picture/angles.ts';
import type { Poses } from './poses.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type Pool, createPool } from './pool.ts';

const SIGNS = {
  patrol: undefined,
  suspicious: 'doubt',
  chase: 'alarm',
  search: 'lost',
  inspect: 'doubt',
  stunned: undefined,
} as const satisfies Record<DroneMode, FrameName | undefined>;

const BODIES = {
  patrol: 'drone-patrol',
  suspicious: 'drone-suspicious',
  chase: 'drone-chase',
  search: 'drone-suspicious',
  inspect: 'drone-suspicious',
  stunned: 'drone-stunned',
} as const satisfies Record<DroneMode, FrameName>;

/** Distance of a drone's eye behind its middle, in pixels. */
const EYE_BACK = 8;

/** Height of the sign above a drone, in pixels. */
const SIGN_PX = 34;
const TURN_HALF_LIFE_MS = 70;
const SIGN_HALF_LIFE_MS = 45;

/** Drawing state of a drone. */
interface Look {
  rotation: number;
  signScale: number;
}

/** Draws the drones, each with an eye in the colour of its mode, and a sign in the shape of its mode. */
export class DroneLayer {
  readonly #bodies: Pool;
  readonly #eyes: Pool;
  readonly #signs: Pool;
  readonly #looks = new Map<number, Look>();

  constructor(scene: Phaser.Scene) {
    this.#bodies = createPool(scene, 'drone');
    this.#eyes = createPool(scene, 'eye', { additive: true });
    this.#signs = createPool(scene, 'sign');
  }

  reset(): void {
    this.#looks.clear();
  }

  /** The sign of a drone jumps at a new mode. */
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
    const target = ROTATION[drone.gaze];
    const look = this.#look(drone, target);
    look.rotation += turnBetween(look.rotation, target) * (1 - approach(1, 0, clock.deltaMs, TURN_HALF_LIFE_MS));
    look.signScale = approach(look.signScale, 1, clock.deltaMs, SIGN_HALF_LIFE_MS);
    const tint = MODE_TINTS[drone.mode];
    this.#bodies.stamp(BODIES[drone.mode], x, y).setRotation(look.rotation);
    this.#eyes
      .stamp('glow', x - EYE_BACK * Math.sin(look.rotation), y + EYE_BACK * Math.cos(look.rotation))
      .setScale(UNIT_SCALE * 0.6)
      .setAlpha(drone.mode === 'stunned' ? 0.15 : 0.7)
      .setTint(tint);
    const sign = SIGNS[drone.mode];
    if (!sign) return;
    const certainty =
      drone.mode === 'suspicious' ? Math.max(0, drone.ticks) / doubtTicks(Math.hypot(player.x - x, player.y - y)) : 1;
    this.#signs
      .stamp(sign, x, y - SIGN_PX)
      .setTint(tint)
      .setScale(UNIT_SCALE * look.signScale * (0.75 + 0.25 * certainty));
  }

  #look({ id }: Drone, rotation: number): Look {
    let look = this.#looks.get(id);
    if (!look) this.#looks.set(id, (look = { rotation, signScale: 1 }));
    return look;
  }
}
