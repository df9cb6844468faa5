import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import type { Frame } from '@star-seekers/stage/picture/game-scene.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { GhostTags } from '@star-seekers/stage/picture/ghost-tags.ts';
import { HitBoxLayer } from '@star-seekers/stage/picture/hit-box-layer.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { Shake } from '@star-seekers/stage/picture/impact.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { BOARD_ORIGIN } from '../art/backdrop.ts';
import type { FrameName } from '../art/frames.ts';
import { LIFESPAN_STEPS } from '../art/markers.ts';
import { RESOURCE_COLORS } from '../art/palette.ts';
import { type Cell, neighbour } from '../board.ts';
import { CELL_SIZE, RESOURCE_KINDS, RESOURCE_LIFESPAN_TICKS, type ResourceKind } from '../rules.ts';
import { head } from '../sim.ts';
import type { SnakeState } from '../state.ts';
import { Bursts } from './bursts.ts';
import { ConvoyLayer } from './convoy-layer.ts';
import { type Pose, moveProgress, writePose } from './convoy-pose.ts';
import { DeathSequence } from './death-sequence.ts';
import { EnemyLayer } from './enemy-layer.ts';
import { columnToPx, rowToPx } from './place.ts';
import { DEPTH, type Pool, createParticles, createPool } from './pool.ts';
import { Portals } from './portals.ts';
import { RoomLayer } from './room-layer.ts';

/** The layers and effects of the scene. */
export type Layers = ReturnType<typeof createLayers>;

export function createLayers(scene: Phaser.Scene) {
  const portals = new Portals(scene);
  const particles = createParticles(scene);
  const bursts = new Bursts(particles);
  const shake = new Shake();
  return {
    camera: scene.cameras.main,
    portals,
    room: new RoomLayer(scene),
    ghosts: new GhostLayer(scene),
    resources: new ResourceLayer(scene),
    enemies: new EnemyLayer(scene, portals),
    convoy: new ConvoyLayer(scene, portals),
    death: new DeathSequence(scene, bursts, shake),
    particles,
    bursts,
    shake,
    hitBoxes: new HitBoxLayer(scene, DEPTH.hitBoxes, outlineHitBoxes),
  };
}

/** Clears all effects before the scene shows another moment of the run. */
export function resetLayers({ room, enemies, convoy, death, bursts, shake }: Layers): void {
  shake.reset();
  room.reset();
  enemies.reset();
  convoy.reset();
  death.reset();
  bursts.reset();
}

/** Draws a frame. The death sequence comes first: it decides which ships are left. */
export function drawLayers(layers: Layers, { state, ghosts, clock, hitBoxes }: Frame<SnakeState>): void {
  layers.portals.begin(state);
  layers.death.draw(state, clock);
  layers.room.draw(state);
  layers.ghosts.draw(ghosts, clock);
  layers.resources.draw(state, clock);
  layers.enemies.draw(state, clock);
  layers.convoy.draw(state, clock, layers.death);
  layers.portals.end();
  layers.particles.draw(clock);
  layers.shake.advance(clock);
  layers.shake.move(layers.camera);
  layers.hitBoxes.draw(state, hitBoxes);
}

type Graphics = Phaser.GameObjects.Graphics;

const SHIP = 0x5fb4ff;
const NEXT = 0xffffff;
const DANGER = 0xff4d4d;
const ANNOUNCED = 0xffb347;
const PRIZE = 0x72e86b;

/** Outlines the cells with which the rules detect hits. */
function outlineHitBoxes(graphics: Graphics, state: Readonly<SnakeState>): void {
  for (const ship of state.convoy) cell(graphics, ship, SHIP, 0.22);
  for (const resource of state.resources) cell(graphics, resource, PRIZE, 0.12);
  for (const enemy of state.enemies) {
    if (enemy.activeIn === 0) cell(graphics, enemy, DANGER, 0.25);
    else cell(graphics, enemy, ANNOUNCED, 0.06);
  }
  const { heading } = head(state);
  cell(graphics, neighbour(head(state), state.turns[0] ?? heading), NEXT, 0);
}

function cell(graphics: Graphics, { x, y }: Cell, color: number, fill: number): void {
  const [left, top] = [BOARD_ORIGIN.x + x * CELL_SIZE, BOARD_ORIGIN.y + y * CELL_SIZE];
  graphics.fillStyle(color, fill).fillRect(left + 1, top + 1, CELL_SIZE - 2, CELL_SIZE - 2);
  graphics.lineStyle(1.5, color, 0.95).strokeRect(left + 1, top + 1, CELL_SIZE - 2, CELL_SIZE - 2);
}

/** The ships behind a ghost's flagship are fainter: a long convoy is a hint, and no wall. */
const FOLLOWER_ALPHA = GHOST_ALPHA / 2;

/** Distance of a ghost's number from the middle of its flagship, in pixels. */
const TAG_ABOVE = CELL_SIZE * 0.8;

/** Draws the convoys of recorded runs under everything that can be met in this one. */
class GhostLayer {
  readonly #ships: Pool;
  readonly #tags: GhostTags;
  readonly #pose: Pose = { x: 0, y: 0, rotation: 0 };

  constructor(scene: Phaser.Scene) {
    this.#ships = createPool(scene, 'ghost', { additive: true });
    this.#tags = new GhostTags(scene, DEPTH.ghost);
  }

  draw(ghosts: readonly Ghost<SnakeState>[], { alpha }: FrameClock): void {
    this.#ships.begin();
    this.#tags.begin();
    for (const ghost of ghosts) if (!ghost.isOver) this.#drawConvoy(ghost, alpha);
    this.#ships.end();
  }

  #drawConvoy(ghost: Ghost<SnakeState>, alpha: number): void {
    const { state, number } = ghost;
    const last = state.convoy.length - 1;
    const progress = moveProgress(state, alpha);
    writePose(this.#pose, state, 0, progress);
    if (!this.#tags.put(ghost, columnToPx(this.#pose.x), rowToPx(this.#pose.y), -TAG_ABOVE)) return;
    for (let index = last; index >= 0; index--) {
      writePose(this.#pose, state, index, progress);
      const [x, y] = [columnToPx(this.#pose.x), rowToPx(this.#pose.y)];
      this.#ships
        .stamp(index === 0 ? 'ghost-flagship' : index === last ? 'ghost-tail' : 'ghost-wagon', x, y)
        .setRotation(this.#pose.rotation)
        .setTint(ghostTint(number))
        .setAlpha(index === 0 ? GHOST_ALPHA : FOLLOWER_ALPHA);
    }
  }
}

/** Ticks that a new resource takes to grow to its size. */
const ARRIVAL_TICKS = 16;
/** Share of its lifespan below which a resource blinks. */
const WARNING_SHARE = 0.3;
/** 2.5 times a second: visible, and slow enough for photosensitive players. */
const BLINK_MS = 400;
const WARNING_TINT = 0xff6a5a;

const TINTS = Object.fromEntries(RESOURCE_KINDS.map((kind) => [kind, toTint(RESOURCE_COLORS[kind])])) as Record<
  ResourceKind,
  number
>;

const RING_FRAMES = Array.from({ length: LIFESPAN_STEPS }, (_, index): FrameName => `lifespan-${index + 1}`);

/** Draws the resources and the rest of their lifespan. */
class ResourceLayer {
  readonly #pool: Pool;

  constructor(scene: Phaser.Scene) {
    this.#pool = createPool(scene, 'resource');
  }

  draw(state: Readonly<SnakeState>, { alpha, nowMs, reducedMotion }: FrameClock): void {
    this.#pool.begin();
    for (const resource of state.resources) {
      const ticksLeft = Math.max(0, resource.ticksLeft - alpha);
      const share = ticksLeft / RESOURCE_LIFESPAN_TICKS;
      const age = Math.min(1, (RESOURCE_LIFESPAN_TICKS - ticksLeft) / ARRIVAL_TICKS);
      const isExpiring = share < WARNING_SHARE;
      // The first wave is visible during the 3-2-1.
      const arrival = reducedMotion || state.wave === 1 ? 1 : overshoot(age);
      const breath = reducedMotion ? 1 : 1 + 0.035 * Math.sin(nowMs / 260 + resource.id);
      const [x, y] = [columnToPx(resource.x), rowToPx(resource.y)];
      const blinksOff = isExpiring && !reducedMotion && nowMs % BLINK_MS > BLINK_MS / 2;
      this.#pool.stamp(`glass-${resource.kind}`, x, y).setScale(UNIT_SCALE * arrival);
      this.#pool
        .stamp(resource.kind, x, y)
        .setScale(UNIT_SCALE * arrival * breath)
        .setAlpha(blinksOff ? 0.55 : 1);
      this.#pool
        .stamp(RING_FRAMES[Math.max(0, Math.ceil(share * LIFESPAN_STEPS) - 1)] as FrameName, x, y)
        .setScale(UNIT_SCALE * arrival)
        .setTint(isExpiring ? WARNING_TINT : TINTS[resource.kind]);
    }
    this.#pool.end();
  }
}

/** Easing from 0 past 1 and back to 1. */
function overshoot(share: number): number {
  const left = share - 1;
  return 1 + 2.7 * left * left * left + 1.7 * left * left;
}
