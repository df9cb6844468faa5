import type Phaser from 'phaser';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { UNIT_SCALE } from '../../picture/sprite-pool.ts';
import { HULLS, toTint } from '../../space-snake/art/palette.ts';
import type { FrameName } from '../art/frames.ts';
import { BASTION, type EnemyKind } from '../rules.ts';
import { isDeflecting } from '../simulation/collisions.ts';
import { canFire, telegraphTicks } from '../simulation/fire.ts';
import { DIVE_AIM_TICKS } from '../simulation/movement.ts';
import type { ArenaState, Enemy } from '../simulation/state.ts';
import type { Flashes } from './flashes.ts';
import { type Pool, createPool } from './pool.ts';

/** The light of each fleet. */
export const GLOW: Readonly<Record<EnemyKind, number>> = {
  e1: toTint(HULLS.mud.glow),
  e6: toTint(HULLS.mud.glow),
  c8: toTint(HULLS.mud.glow),
  e2: toTint(HULLS.oni.accent),
  e5: toTint(HULLS.oni.glow),
  c9: toTint(HULLS.oni.accent),
  e3: toTint(HULLS.ustur.glow),
  e4: toTint(HULLS.ustur.glow),
  c10: toTint(HULLS.ustur.glow),
};

/** Length of the lines that show an aim. */
const AIM_PX = 700;
const AIM_FRAME_PX = 32;

/** Enemies, what they are about to do, and how they take a hit. */
export class EnemyLayer {
  readonly #telegraph: Pool;
  readonly #enemies: Pool;
  readonly #light: Pool;
  readonly #flashes: Flashes;

  constructor(scene: Phaser.Scene, flashes: Flashes) {
    this.#telegraph = createPool(scene, 'telegraph', { additive: true });
    this.#enemies = createPool(scene, 'enemy');
    this.#light = createPool(scene, 'flash', { additive: true });
    this.#flashes = flashes;
  }

  draw(state: Readonly<ArenaState>, clock: FrameClock): void {
    for (const pool of [this.#telegraph, this.#enemies, this.#light]) pool.begin();
    for (const enemy of state.enemies) {
      const x = enemy.x - enemy.vx * (1 - clock.alpha);
      const y = enemy.y - enemy.vy * (1 - clock.alpha);
      if (enemy.kind === 'c10') this.#drawBastion(enemy, x, y, clock);
      else this.#drawShip(enemy.kind, x, y, rotationOf(enemy), this.#flashes.of(enemy.id));
      this.#drawTelegraph(state, enemy, x, y, clock);
    }
    for (const pool of [this.#telegraph, this.#enemies, this.#light]) pool.end();
  }

  #drawShip(frame: FrameName, x: number, y: number, rotation: number, flash: number): void {
    this.#enemies.stamp(frame, x, y).setRotation(rotation);
    if (flash > 0) this.#light.stamp(frame, x, y).setRotation(rotation).setAlpha(flash);
  }

  /** Its rings turn against each other; the gaps line up while it can be hurt, and the eye shines. */
  #drawBastion(enemy: Enemy, x: number, y: number, { alpha }: FrameClock): void {
    const age = (enemy.age + alpha) % BASTION.periodTicks;
    const closedTicks = BASTION.periodTicks - BASTION.openTicks;
    // Half a facet apart while closed; together from the moment that counts.
    const apart = isDeflecting(enemy) ? Math.min(1, Math.min(age, closedTicks - age) / 14) : 0;
    const turn = ((enemy.age + alpha) / BASTION.periodTicks) * (Math.PI / 3);
    const flash = this.#flashes.of(enemy.id);
    this.#drawShip('c10-outer', x, y, turn, flash);
    this.#drawShip('c10-inner', x, y, turn + (apart * Math.PI) / 6, flash);
    this.#drawShip('c10-eye', x, y, 0, flash);
    if (apart > 0) return;
    this.#light
      .stamp('glow', x, y)
      .setScale(UNIT_SCALE * 1.7)
      .setTint(GLOW.c10)
      .setAlpha(0.85);
  }

  /** A glow that grows until the shot, and a line where an aim is locked (`game-feel.md`, game 1). */
  #drawTelegraph(state: Readonly<ArenaState>, enemy: Enemy, x: number, y: number, clock: FrameClock): void {
    const tint = GLOW[enemy.kind];
    const ticks = telegraphTicks(enemy.kind);
    const charges = enemy.mode !== 'leave' && enemy.fireIn <= ticks && canFire(state, enemy);
    if (charges) {
      const share = 1 - Math.max(0, enemy.fireIn - clock.alpha) / ticks;
      this.#light
        .stamp('glow', x, y + 14)
        .setTint(tint)
        .setAlpha(0.35 + 0.65 * share)
        .setScale(UNIT_SCALE * (0.4 + 0.7 * share));
      this.#light
        .stamp('shock', x, y + 14)
        .setTint(tint)
        .setAlpha(0.7 * share)
        .setScale(UNIT_SCALE * (1 - 0.75 * share));
      if (enemy.kind === 'e5') this.#drawAim(enemy, x, y, 0.25 + 0.6 * share);
    }
    if (enemy.kind === 'e3' && enemy.mode === 'act') {
      this.#drawAim(enemy, x, y, 0.15 + 0.6 * Math.min(1, enemy.modeAge / DIVE_AIM_TICKS));
    }
  }

  #drawAim(enemy: Enemy, x: number, y: number, alpha: number): void {
    this.#telegraph
      .stamp('aim', x + (enemy.aimX * AIM_PX) / 2, y + (enemy.aimY * AIM_PX) / 2)
      .setRotation(Math.atan2(-enemy.aimX, enemy.aimY))
      .setScale(UNIT_SCALE * 0.4, (UNIT_SCALE * AIM_PX) / AIM_FRAME_PX)
      .setTint(GLOW[enemy.kind])
      .setAlpha(alpha);
  }
}

/** Pictures point up, enemies come down; what dives or swings turns with its way. */
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
