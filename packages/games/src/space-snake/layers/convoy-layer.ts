import type Phaser from 'phaser';
import type { FrameName } from '../art/frames.ts';
import { HOLD_COMBINATIONS } from '../art/hold-lamps.ts';
import { BOARD, CELL_SIZE, RESOURCE_KINDS } from '../rules.ts';
import { type Segment, type SnakeState, head } from '../sim.ts';
import { type Pose, moveProgress, writePose } from './convoy-pose.ts';
import type { DeathSequence } from './death-sequence.ts';
import { DEPTH } from './depth.ts';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { DIRECTION, ROTATION, approach, columnToPx, rowToPx, turnBetween } from './place.ts';
import type { Portals } from './portals.ts';
import { SpritePool, UNIT_SCALE } from './sprite-pool.ts';

/** Time that growth takes from one ship to the next, and at most for the whole convoy. */
const GROWTH_STEP_MS = 55;
const GROWTH_MAX_MS = 600;
/** How long a ship swells as growth passes through it. */
const GROWTH_PULSE_MS = 240;

const LAMP_FRAMES = Array.from({ length: HOLD_COMBINATIONS }, (_, bits): FrameName => `hold-${bits}`);
const ALL_LAMPS = HOLD_COMBINATIONS - 1;

/** The convoy: flagship, wagons, tail ship, with the hold's lamps on each of them. */
export class ConvoyLayer {
  readonly #plumes: SpritePool;
  readonly #ships: SpritePool;
  readonly #lamps: SpritePool;
  readonly #portals: Portals;
  readonly #pose: Pose = { x: 0, y: 0, rotation: 0 };
  #headRotation: number | undefined;
  #grewAtMs = Number.NEGATIVE_INFINITY;

  constructor(scene: Phaser.Scene, portals: Portals) {
    this.#plumes = new SpritePool(scene, DEPTH.plume, { additive: true });
    this.#ships = new SpritePool(scene, DEPTH.convoy);
    this.#lamps = new SpritePool(scene, DEPTH.lamps);
    this.#portals = portals;
  }

  reset(): void {
    this.#headRotation = undefined;
    this.#grewAtMs = Number.NEGATIVE_INFINITY;
  }

  /** The convoy has grown; this travels from the head to the new ship. */
  onGrown(clock: FrameClock): void {
    this.#grewAtMs = clock.nowMs;
  }

  draw(state: Readonly<SnakeState>, clock: FrameClock, death: DeathSequence): void {
    this.#plumes.begin();
    this.#ships.begin();
    this.#lamps.begin();
    const progress = moveProgress(state, clock.alpha);
    // From the tail on, so that the flagship lies on top.
    for (let index = state.convoy.length - 1; index >= 0; index--) {
      if (death.hasExploded(index)) continue;
      writePose(this.#pose, state, index, progress);
      if (index === 0) this.#steerHead(state, clock, death);
      this.#drawShip(state, index, clock, this.#pose);
      this.#drawTwin(state, index, clock);
    }
    this.#plumes.end();
    this.#ships.end();
    this.#lamps.end();
  }

  /** The flagship looks where it is told to go at once, and lurches into what destroys it. */
  #steerHead(state: Readonly<SnakeState>, clock: FrameClock, death: DeathSequence): void {
    const target = ROTATION[state.turns[0] ?? head(state).heading];
    const last = this.#headRotation ?? target;
    this.#headRotation = last + turnBetween(last, target) * (1 - approach(1, 0, clock.deltaMs, 28));
    this.#pose.rotation = this.#headRotation;
    const direction = DIRECTION[head(state).heading];
    this.#pose.x += direction.x * death.lurch;
    this.#pose.y += direction.y * death.lurch;
  }

  /** While a ship passes an edge it is seen on both sides. */
  #drawTwin(state: Readonly<SnakeState>, index: number, clock: FrameClock): void {
    const pose = this.#pose;
    const { heading } = state.convoy[index] as Segment;
    const passesColumn = pose.x < 0 || pose.x > BOARD.columns - 1;
    const passesRow = pose.y < 0 || pose.y > BOARD.rows - 1;
    if (!passesColumn && !passesRow) return;
    this.#portals.open(pose.x, pose.y, heading, 1);
    if (passesColumn) pose.x += pose.x < 0 ? BOARD.columns : -BOARD.columns;
    if (passesRow) pose.y += pose.y < 0 ? BOARD.rows : -BOARD.rows;
    this.#drawShip(state, index, clock, pose);
  }

  #drawShip(state: Readonly<SnakeState>, index: number, clock: FrameClock, pose: Pose): void {
    const last = state.convoy.length - 1;
    const [x, y] = [columnToPx(pose.x), rowToPx(pose.y)];
    const pulse = this.#growthPulse(index, last, clock);
    const arrival = this.#arrival(index, last, clock);
    const scale = UNIT_SCALE * (1 + (clock.reducedMotion ? 0 : 0.2 * pulse)) * arrival;
    const frame: FrameName = index === 0 ? 'flagship' : index === last ? 'tail' : 'wagon';
    this.#ships.stamp(frame, x, y).setRotation(pose.rotation).setScale(scale);
    if (index === 0 || index === last) this.#drawPlume(frame === 'flagship' ? 0.62 : 0.6, pose, x, y, clock);
    // The flagship's deck is too narrow for lamps; the HUD shows its hold.
    if (index > 0) {
      const lamps = LAMP_FRAMES[pulse > 0 ? ALL_LAMPS : heldBits(state)] as FrameName;
      this.#lamps.stamp(lamps, x, y).setRotation(pose.rotation).setScale(scale);
    }
    if (pulse > 0 && !clock.reducedMotion) {
      this.#plumes
        .stamp('glow', x, y)
        .setScale(UNIT_SCALE * 1.5)
        .setAlpha(0.7 * pulse)
        .setTint(0x9fdcff);
    }
  }

  #drawPlume(offset: number, pose: Pose, x: number, y: number, clock: FrameClock): void {
    const flicker = clock.reducedMotion
      ? 1
      : 0.9 + 0.1 * Math.sin(clock.nowMs / 31) + 0.06 * Math.sin(clock.nowMs / 13);
    const [backX, backY] = [-Math.sin(pose.rotation), Math.cos(pose.rotation)];
    this.#plumes
      .stamp('plume', x + backX * CELL_SIZE * offset * 1.15, y + backY * CELL_SIZE * offset * 1.15)
      .setRotation(pose.rotation)
      .setScale(UNIT_SCALE * 0.85, UNIT_SCALE * 0.95 * flicker)
      .setAlpha(0.9);
  }

  /** From 0 to 1 and back while growth passes through a ship. */
  #growthPulse(index: number, last: number, { nowMs }: FrameClock): number {
    const since = nowMs - this.#grewAtMs - index * growthStepMs(last);
    return since <= 0 || since >= GROWTH_PULSE_MS ? 0 : Math.sin((since / GROWTH_PULSE_MS) * Math.PI);
  }

  /** The new ship, last in the convoy, takes shape as growth reaches it. It is there from the start: never unseen. */
  #arrival(index: number, last: number, { nowMs }: FrameClock): number {
    const since = nowMs - this.#grewAtMs;
    if (index === 0 || index < last || since >= GROWTH_MAX_MS + GROWTH_PULSE_MS) return 1;
    const share = (since - (last - 1) * growthStepMs(last)) / GROWTH_PULSE_MS;
    return 0.55 + 0.45 * Math.min(1, Math.max(0, share));
  }
}

function growthStepMs(last: number): number {
  return Math.min(GROWTH_STEP_MS, GROWTH_MAX_MS / Math.max(1, last));
}

/** The hold as the number of its picture. */
function heldBits(state: Readonly<SnakeState>): number {
  let bits = 0;
  for (let index = 0; index < RESOURCE_KINDS.length; index++) {
    if (state.hold[RESOURCE_KINDS[index] as (typeof RESOURCE_KINDS)[number]]) bits |= 1 << index;
  }
  return bits;
}
