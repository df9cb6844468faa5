import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { isNarrow } from '@star-seekers/stage/picture/narrow-board.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { DANGER_LIGHT, toTint } from '@star-seekers/stage/picture/palette.ts';
import { FLEETS, GLOW } from '../art/colors.ts';
import { type FrameName, stripOf } from '../art/frames.ts';
import { BASTION, ENEMIES, type EnemyKind } from '../rules.ts';
import { canFire, telegraphTicks } from '../simulation/fire.ts';
import { DIVE_AIM_TICKS } from '../simulation/movement.ts';
import { isDeflecting } from '../simulation/shields.ts';
import type { ArenaState, Enemy } from '../simulation/state.ts';
import { FLASH_PASSES, type Flashes } from './flashes.ts';
import { type Pool, createPool } from './pool.ts';
import { drawShield } from './shield.ts';

/** Length of the lines that show an aim. */
const AIM_PX = 700;
const AIM_FRAME_PX = 32;
/** Scale of their width; a phone shrinks the canvas to a third. */
const AIM_WIDTH = { desk: 0.45, phone: 1 } as const;

const DANGER = toTint(DANGER_LIGHT);

/** Engines: distance behind the middle of the hull, offsets to the sides, and scale of each fire. */
const ENGINES: Readonly<Record<EnemyKind, { back: number; sides: readonly number[]; scale: number } | undefined>> = {
  e1: { back: 24, sides: [-11, 11], scale: 0.42 },
  e2: { back: 22, sides: [0], scale: 0.4 },
  e3: { back: 24, sides: [0], scale: 0.5 },
  e4: undefined,
  e5: { back: 26, sides: [0], scale: 0.4 },
  e6: { back: 26, sides: [-9, 9], scale: 0.42 },
  c8: { back: 46, sides: [-27, -9, 9, 27], scale: 0.5 },
  c9: { back: 36, sides: [0], scale: 0.6 },
  c10: undefined,
};
const FIRES = {
  mud: stripOf('thruster-mud'),
  oni: stripOf('thruster-oni'),
  ustur: stripOf('thruster-ustur'),
} as const;
const FIRE_MS = 60;

/** Draws enemies, the warnings of their attacks, and their hits. */
export class EnemyLayer {
  readonly #scene: Phaser.Scene;
  readonly #telegraph: Pool;
  readonly #fire: Pool;
  readonly #enemies: Pool;
  readonly #light: Pool;
  readonly #flashes: Flashes;

  constructor(scene: Phaser.Scene, flashes: Flashes) {
    this.#scene = scene;
    this.#telegraph = createPool(scene, 'telegraph', { additive: true });
    this.#fire = createPool(scene, 'engine', { additive: true });
    this.#enemies = createPool(scene, 'enemy');
    this.#light = createPool(scene, 'flash', { additive: true });
    this.#flashes = flashes;
  }

  draw(state: Readonly<ArenaState>, clock: FrameClock): void {
    for (const pool of this.#pools()) pool.begin();
    for (const enemy of state.enemies) {
      const x = enemy.x - enemy.vx * (1 - clock.alpha);
      const y = enemy.y - enemy.vy * (1 - clock.alpha);
      if (!clock.reducedDetail) {
        this.#fire
          .stamp('glow', x, y)
          .setTint(DANGER)
          .setAlpha(0.42)
          .setScale(UNIT_SCALE * (ENEMIES[enemy.kind].size === 'big' ? 4 : 2.7));
      }
      if (enemy.kind === 'c10') this.#drawBastion(enemy, x, y, clock);
      else {
        const rotation = rotationOf(enemy);
        this.#drawEngines(enemy, x, y, rotation, clock);
        this.#drawShip(enemy.kind, x, y, rotation, this.#flashes.of(enemy.id));
      }
      this.#drawTelegraph(state, enemy, x, y, clock);
    }
    for (const pool of this.#pools()) pool.end();
  }

  #drawShip(frame: FrameName, x: number, y: number, rotation: number, flash: number): void {
    this.#enemies.stamp(frame, x, y).setRotation(rotation);
    const flashes = flash > 0 ? FLASH_PASSES : 0;
    for (let pass = 0; pass < flashes; pass++) {
      this.#light.stamp(frame, x, y).setRotation(rotation).setAlpha(flash);
    }
  }

  #drawEngines(
    { kind, id }: Enemy,
    x: number,
    y: number,
    rotation: number,
    { nowMs, reducedMotion }: FrameClock,
  ): void {
    const engines = ENGINES[kind];
    if (!engines) return;
    const strip = FIRES[FLEETS[kind]];
    const frame = strip[reducedMotion ? 0 : (Math.floor(nowMs / FIRE_MS) + id) % strip.length] as FrameName;
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    for (const side of engines.sides) {
      this.#fire
        .stamp(frame, x + side * cos - engines.back * sin, y + side * sin + engines.back * cos)
        .setRotation(rotation)
        .setScale(UNIT_SCALE * engines.scale)
        .setAlpha(0.85);
    }
  }

  /** Its rings turn against each other; while it can be hurt they line up and the eye shines. */
  #drawBastion(enemy: Enemy, x: number, y: number, clock: FrameClock): void {
    const age = (enemy.age + clock.alpha) % BASTION.periodTicks;
    // Half a facet apart while it deflects, lined up from the tick at which it can be hurt.
    const deflecting = isDeflecting(enemy);
    const ticksLeft = BASTION.periodTicks - age;
    const apart = deflecting ? Math.min(1, Math.min(BASTION.shieldTicks - ticksLeft, ticksLeft) / 14) : 0;
    const turn = ((enemy.age + clock.alpha) / BASTION.periodTicks) * (Math.PI / 3);
    const flash = this.#flashes.of(enemy.id);
    this.#drawShip('c10-ring', x, y, turn, flash);
    this.#drawShip(deflecting ? 'c10-shut' : 'c10-open', x, y, turn + (apart * Math.PI) / 6, flash);
    if (deflecting) {
      drawShield(this.#light, { x, y }, { radius: enemy.radius, flash, clock });
      return;
    }
    this.#light
      .stamp('glow', x, y)
      .setScale(UNIT_SCALE * 2)
      .setTint(GLOW.c10)
      .setAlpha(0.8);
  }

  /** A glow that grows until the shot, and a line along an aim. */
  #drawTelegraph(state: Readonly<ArenaState>, enemy: Enemy, x: number, y: number, clock: FrameClock): void {
    const tint = GLOW[enemy.kind];
    const ticks = telegraphTicks(enemy.kind);
    const isCharging = enemy.mode !== 'leave' && enemy.fireIn <= ticks && canFire(state, enemy);
    if (isCharging) {
      const share = 1 - Math.max(0, enemy.fireIn - clock.alpha) / ticks;
      const size = ENEMIES[enemy.kind].size === 'big' ? 1.5 : 1;
      this.#light
        .stamp('glow', x, y + 14)
        .setTint(tint)
        .setAlpha(0.35 + 0.65 * share)
        .setScale(UNIT_SCALE * size * (0.5 + 0.9 * share));
      this.#light
        .stamp('ring', x, y + 14)
        .setTint(tint)
        .setAlpha(0.8 * share)
        .setScale(UNIT_SCALE * size * (1.1 - 0.8 * share));
      if (enemy.kind === 'e5') this.#drawAim(enemy, x, y, 0.25 + 0.6 * share);
    }
    if (enemy.kind === 'e3' && enemy.mode === 'act') {
      this.#drawAim(enemy, x, y, 0.15 + 0.6 * Math.min(1, enemy.modeAge / DIVE_AIM_TICKS));
    }
  }

  #pools(): readonly Pool[] {
    return [this.#telegraph, this.#fire, this.#enemies, this.#light];
  }

  #drawAim(enemy: Enemy, x: number, y: number, alpha: number): void {
    this.#telegraph
      .stamp('aim', x + (enemy.aimX * AIM_PX) / 2, y + (enemy.aimY * AIM_PX) / 2)
      .setRotation(Math.atan2(-enemy.aimX, enemy.aimY))
      .setScale(
        UNIT_SCALE * (isNarrow(this.#scene) ? AIM_WIDTH.phone : AIM_WIDTH.desk),
        (UNIT_SCALE * AIM_PX) / AIM_FRAME_PX,
      )
      .setTint(GLOW[enemy.kind])
      .setAlpha(alpha);
  }
}

/** Pictures point up, enemies face down; some kinds turn with their movement. */
function rotationOf(enemy: Enemy): number {
  switch (enemy.kind) {
    case 'e2':
      return Math.PI - enemy.vx * 0.12;
    case 'e3':
    case 'e5':
      return Math.PI - Math.atan2(enemy.aimX, enemy.aimY);
    case 'e4':
      return enemy.age / 40;
    case 'e6':
    case 'c9':
      return Math.PI - enemy.vx * 0.1;
    case 'e1':
    case 'c8':
    case 'c10':
      return Math.PI;
  }
}
