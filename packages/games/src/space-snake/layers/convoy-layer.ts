import { STEP } from '@star-seekers/sim';
import { ROTATION, approach, turnBetween } from '@star-seekers/stage/picture/angles.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { OWN_LIGHT, toTint } from '@star-seekers/stage/picture/palette.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { type FrameName, stripOf } from '../art/frames.ts';
import { HOLD_COMBINATIONS } from '../art/markers.ts';
import { RESOURCE_COLORS } from '../art/palette.ts';
import { BOARD, CELL_SIZE, RESOURCE_KINDS, type ResourceKind } from '../rules.ts';
import { head } from '../sim.ts';
import type { Segment, SnakeState } from '../state.ts';
import { type Pose, moveProgress, writePose } from './convoy-pose.ts';
import type { DeathSequence } from './death-sequence.ts';
import { liveryOf } from './livery.ts';
import { columnToPx, rowToPx } from './place.ts';
import { type Pool, createPool } from './pool.ts';
import type { Portals } from './portals.ts';

/** Time that the growth pulse takes from one ship to the next, and at most for the whole convoy. */
const GROWTH_STEP_MS = 55;
const GROWTH_MAX_MS = 600;
/** Duration of the pulse of one ship. */
const GROWTH_PULSE_MS = 240;

/** The light of a collected resource runs down the convoy: time from ship to ship, and duration on each. */
const PICK_UP_STEP_MS = 45;
const PICK_UP_PULSE_MS = 150;

/** Engines of the flagship and of the tail ship: distance behind the middle in cells, and to either side in pixels. */
const ENGINES = { flagship: { back: 0.52, aside: 5 }, tail: { back: 0.42, aside: 8 } } as const;
const FIRE = stripOf('thruster-player');
const FIRE_MS = 50;

const LAMP_FRAMES = Array.from({ length: HOLD_COMBINATIONS }, (_, bits): FrameName => `hold-${bits}`);
const ALL_LAMPS = HOLD_COMBINATIONS - 1;

/** The light under each ship, which makes the convoy easy to find. */
const HALO = {
  tint: toTint(OWN_LIGHT),
  flagship: { scale: 2.9, alpha: 0.95 },
  others: { scale: 1.5, alpha: 0.34 },
} as const;

/** Size of the flagship and of the chevron ahead of it, which make it easy to find among many red hulls. */
const FLAGSHIP = { scale: 1.16, chevronCells: 1, chevronScale: 1.35, chevronTint: 0x9fe4ff } as const;

/** The slots of the hold are drawn round the flagship, where the player looks: offset from its middle in pixels. */
const PIP_PX = 27;
const PIP_EMPTY = 0x39465e;
const PIP_JUMP_MS = 260;
const PIPS = RESOURCE_KINDS.map((kind, index) => ({
  kind,
  x: index % 2 === 0 ? -PIP_PX : PIP_PX,
  y: index < 2 ? -PIP_PX : PIP_PX,
  tint: toTint(RESOURCE_COLORS[kind]),
}));

const NO_PICK_UP = { atMs: Number.NEGATIVE_INFINITY, tint: 0xffffff } as const;

/** Draws the convoy: flagship, wagons and tail ship, with the hold's lamps. */
export class ConvoyLayer {
  readonly #plumes: Pool;
  readonly #ships: Pool;
  readonly #lamps: Pool;
  readonly #portals: Portals;
  readonly #pose: Pose = { x: 0, y: 0, rotation: 0 };
  #headRotation: number | undefined;
  /** The livery. */
  #paint: number | undefined;
  #growthAtMs = Number.NEGATIVE_INFINITY;
  #pickUp: { atMs: number; tint: number } = NO_PICK_UP;

  constructor(scene: Phaser.Scene, portals: Portals) {
    this.#plumes = createPool(scene, 'plume', { additive: true });
    this.#ships = createPool(scene, 'convoy');
    this.#lamps = createPool(scene, 'lamps');
    this.#portals = portals;
  }

  reset(): void {
    this.#headRotation = undefined;
    this.#growthAtMs = Number.NEGATIVE_INFINITY;
    this.#pickUp = NO_PICK_UP;
  }

  /** Starts the light of a collected resource. */
  onCollected(kind: ResourceKind, clock: FrameClock): void {
    this.#pickUp = { atMs: clock.nowMs, tint: toTint(RESOURCE_COLORS[kind]) };
  }

  /** Starts the pulse from the head to the new ship. */
  onGrown(clock: FrameClock): void {
    this.#growthAtMs = clock.nowMs;
  }

  draw(state: Readonly<SnakeState>, clock: FrameClock, death: DeathSequence): void {
    this.#plumes.begin();
    this.#ships.begin();
    this.#lamps.begin();
    const progress = moveProgress(state, clock.alpha);
    this.#paint = liveryOf(state.convoy.length);
    // Starts at the tail, so that the flagship lies on top.
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

  /** Turns the flagship to the next queued turn, and lurches it into what destroys it. */
  #steerHead(state: Readonly<SnakeState>, clock: FrameClock, death: DeathSequence): void {
    const target = ROTATION[state.turns[0] ?? head(state).heading];
    const last = this.#headRotation ?? target;
    this.#headRotation = last + turnBetween(last, target) * (1 - approach(1, 0, clock.deltaMs, 28));
    this.#pose.rotation = this.#headRotation;
    const direction = STEP[head(state).heading];
    this.#pose.x += direction.x * death.lurch;
    this.#pose.y += direction.y * death.lurch;
  }

  /** Draws a ship that passes an edge on the other side too. */
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
    const scale =
      UNIT_SCALE * (1 + (clock.reducedMotion ? 0 : 0.2 * pulse)) * arrival * (index === 0 ? FLAGSHIP.scale : 1);
    const frame = index === 0 ? 'flagship' : index === last ? 'tail' : 'wagon';
    const halo = index === 0 ? HALO.flagship : HALO.others;
    if (!clock.reducedDetail) {
      this.#plumes
        .stamp('glow', x, y)
        .setTint(HALO.tint)
        .setAlpha(halo.alpha)
        .setScale(UNIT_SCALE * halo.scale);
    }
    this.#ships.stamp(frame, x, y).setRotation(pose.rotation).setScale(scale);
    if (index === 0) this.#drawCourse(pose.rotation, x, y);
    if (index === 0) this.#drawPips(state, x, y, clock);
    if (frame !== 'wagon') this.#drawEngines(ENGINES[frame], pose, x, y, clock);
    this.#drawPickUp(index, x, y, clock);
    if (frame === 'wagon' && this.#paint !== undefined) {
      this.#lamps.stamp('livery', x, y).setRotation(pose.rotation).setScale(scale).setTint(this.#paint);
    }
    // The flagship's deck is too narrow for lamps.
    if (index > 0) {
      const lamps = LAMP_FRAMES[pulse > 0 ? ALL_LAMPS : holdBits(state)] as FrameName;
      this.#lamps.stamp(lamps, x, y).setRotation(pose.rotation).setScale(scale);
    }
    if (pulse > 0 && !clock.reducedMotion && !clock.reducedDetail) {
      this.#plumes
        .stamp('glow', x, y)
        .setScale(UNIT_SCALE * 2)
        .setAlpha(0.7 * pulse)
        .setTint(0x9fdcff);
    }
  }

  #drawCourse(rotation: number, x: number, y: number): void {
    const ahead = FLAGSHIP.chevronCells * CELL_SIZE;
    this.#lamps
      .stamp('chevron', x + ahead * Math.sin(rotation), y - ahead * Math.cos(rotation))
      .setRotation(rotation)
      .setTint(this.#paint ?? FLAGSHIP.chevronTint)
      .setScale(UNIT_SCALE * FLAGSHIP.chevronScale);
  }

  /** One pip for each kind, lit if it is in the hold; the newest one jumps. */
  #drawPips({ hold }: Readonly<SnakeState>, x: number, y: number, { nowMs, reducedMotion }: FrameClock): void {
    for (const { kind, x: aside, y: below, tint } of PIPS) {
      const since = nowMs - this.#pickUp.atMs;
      const jump = !reducedMotion && this.#pickUp.tint === tint ? Math.max(0, 1 - since / PIP_JUMP_MS) : 0;
      this.#lamps
        .stamp('pip', x + aside, y + below)
        .setTint(hold[kind] ? tint : PIP_EMPTY)
        .setAlpha(hold[kind] ? 1 : 0.75)
        .setScale(UNIT_SCALE * ((hold[kind] ? 1 : 0.72) + 0.9 * jump));
    }
  }

  #drawEngines(
    { back, aside }: { back: number; aside: number },
    pose: Pose,
    x: number,
    y: number,
    { nowMs, reducedMotion }: FrameClock,
  ): void {
    const [sin, cos] = [Math.sin(pose.rotation), Math.cos(pose.rotation)];
    const fire = FIRE[reducedMotion ? 0 : Math.floor(nowMs / FIRE_MS) % FIRE.length] as FrameName;
    for (const side of [-aside, aside]) {
      this.#plumes
        .stamp(fire, x + side * cos - back * CELL_SIZE * sin, y + side * sin + back * CELL_SIZE * cos)
        .setRotation(pose.rotation)
        .setScale(UNIT_SCALE * 0.45, UNIT_SCALE * 0.42);
    }
  }

  #drawPickUp(index: number, x: number, y: number, { nowMs, reducedMotion, reducedDetail }: FrameClock): void {
    const since = nowMs - this.#pickUp.atMs - index * PICK_UP_STEP_MS;
    if (reducedMotion || reducedDetail || since <= 0 || since >= PICK_UP_PULSE_MS) return;
    this.#plumes
      .stamp('glow', x, y)
      .setTint(this.#pickUp.tint)
      .setAlpha(0.85 * Math.sin((since / PICK_UP_PULSE_MS) * Math.PI))
      .setScale(UNIT_SCALE * 1.3);
  }

  /** From 0 to 1 and back while the pulse passes through a ship. */
  #growthPulse(index: number, last: number, { nowMs }: FrameClock): number {
    const since = nowMs - this.#growthAtMs - index * growthStepMs(last);
    return since <= 0 || since >= GROWTH_PULSE_MS ? 0 : Math.sin((since / GROWTH_PULSE_MS) * Math.PI);
  }

  /** Scale of a ship: the new one, last in the convoy, reaches its size with the pulse. It is visible from the start. */
  #arrival(index: number, last: number, { nowMs }: FrameClock): number {
    const since = nowMs - this.#growthAtMs;
    if (index === 0 || index < last || since >= GROWTH_MAX_MS + GROWTH_PULSE_MS) return 1;
    const share = (since - (last - 1) * growthStepMs(last)) / GROWTH_PULSE_MS;
    return 0.55 + 0.45 * Math.min(1, Math.max(0, share));
  }
}

function growthStepMs(last: number): number {
  return Math.min(GROWTH_STEP_MS, GROWTH_MAX_MS / Math.max(1, last));
}

/** Number of the hold's picture. */
function holdBits(state: Readonly<SnakeState>): number {
  let bits = 0;
  for (let index = 0; index < RESOURCE_KINDS.length; index++) {
    if (state.hold[RESOURCE_KINDS[index] as (typeof RESOURCE_KINDS)[number]]) bits |= 1 << index;
  }
  return bits;
}
