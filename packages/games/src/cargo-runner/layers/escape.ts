import type Phaser from 'phaser';
import { ROTATION, turnBetween } from '@star-seekers/stage/picture/angles.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { type FrameName, stripOf } from '../art/frames.ts';
import { STATION_COLOR } from '../art/palette.ts';
import type { Point } from '../grid.ts';
import { mazeOf } from '../mazes/index.ts';
import type { CargoState } from '../state.ts';
import type { CourierLayer } from './courier-layer.ts';
import type { Lens } from './lens.ts';
import { type Pool, createPool } from './pool.ts';

/** The courier docks, turns its nose up while the station charges, and is launched out of the deck. */
export const DOCK_MS = 450;
export const LAUNCH_MS = 1000;
export const ESCAPE_MS = 2100;

/** Acceleration of the launch in pixels per s²: the courier is out of sight within a second. */
const ACCELERATION = 1900;
const SHIP_SCALE = { docked: 1.12, rising: 0.55 } as const;
const FIRE = stripOf('thruster-player');
const FIRE_MS = 50;
/** Lights of the launch trail, and the distance between them. */
const TRAIL = { lights: 9, px: 34 } as const;

/** Draws how the courier leaves a cleared deck. */
export class Escape {
  readonly #ship: Pool;
  readonly #light: Pool;
  readonly #courier: CourierLayer;
  readonly #lens: Lens;
  /** Time since the deck was cleared; undefined without that, or in a run that was rewound to it. */
  #sinceMs: number | undefined;

  constructor(scene: Phaser.Scene, parts: { courier: CourierLayer; lens: Lens }) {
    this.#ship = createPool(scene, 'escape');
    this.#light = createPool(scene, 'light', { additive: true });
    this.#courier = parts.courier;
    this.#lens = parts.lens;
  }

  reset(): void {
    this.#sinceMs = undefined;
  }

  /** Takes the courier over from its layer. */
  begin(): void {
    this.#sinceMs = 0;
    this.#courier.hide();
  }

  draw(state: Readonly<CargoState>, clock: FrameClock): void {
    this.#ship.begin();
    this.#light.begin();
    if (this.#sinceMs !== undefined && this.#sinceMs < ESCAPE_MS) {
      const before = this.#sinceMs;
      this.#sinceMs += clock.deltaMs;
      if (before < LAUNCH_MS && this.#sinceMs >= LAUNCH_MS) this.#lens.shake.add(0.8);
      this.#drawShip(state, this.#sinceMs, clock);
    }
    this.#ship.end();
    this.#light.end();
  }

  #drawShip({ player, level }: Readonly<CargoState>, sinceMs: number, { nowMs }: FrameClock): void {
    const { station } = mazeOf(level);
    const docked = smooth(sinceMs / DOCK_MS);
    const x = player.x + (station.x - player.x) * docked;
    const from = player.y + (station.y - player.y) * docked;
    const rising = Math.max(0, sinceMs - LAUNCH_MS) / 1000;
    const flown = (ACCELERATION * rising * rising) / 2;
    const y = from - flown;
    const start = ROTATION[player.heading];
    const rotation = start + turnBetween(start, ROTATION.up) * smooth((sinceMs - DOCK_MS / 2) / DOCK_MS);
    this.#drawTrail({ x, y }, flown);
    const thrust = rising > 0 ? 1.5 : 0.35 * smooth((sinceMs - DOCK_MS) / (LAUNCH_MS - DOCK_MS));
    const fire = FIRE[Math.floor(nowMs / FIRE_MS) % FIRE.length] as FrameName;
    for (const side of [-13, 13]) {
      const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
      const back = 15 + 16 * thrust;
      this.#light
        .stamp(fire, x + side * cos - back * sin, y + side * sin + back * cos)
        .setRotation(rotation)
        .setScale(UNIT_SCALE * 0.45, UNIT_SCALE * (0.2 + thrust));
    }
    this.#ship
      .stamp('lighter-0', x, y)
      .setRotation(rotation)
      .setScale(UNIT_SCALE * (SHIP_SCALE.docked + SHIP_SCALE.rising * Math.min(1, rising)));
  }

  #drawTrail({ x, y }: Point, flown: number): void {
    for (let index = 1; index <= TRAIL.lights && index * TRAIL.px <= flown; index++) {
      this.#light
        .stamp('glow', x, y + index * TRAIL.px)
        .setTint(toTint(STATION_COLOR))
        .setAlpha(0.7 * (1 - index / (TRAIL.lights + 1)))
        .setScale(UNIT_SCALE * (1.7 - 0.1 * index));
    }
  }
}

/** From 0 to 1, without a jerk at either end. */
function smooth(share: number): number {
  const at = Math.min(1, Math.max(0, share));
  return at * at * (3 - 2 * at);
}
