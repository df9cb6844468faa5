import type Phaser from 'phaser';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { UNIT_SCALE } from '../../picture/sprite-pool.ts';
import { toTint } from '../../space-snake/art/palette.ts';
import { BOSS, CANVAS, TELEGRAPH_TICKS } from '../rules.ts';
import { isBeamOn, isOpen } from '../simulation/bosses.ts';
import type { ArenaState, Boss } from '../simulation/state.ts';
import type { Flashes } from './flashes.ts';
import { type Pool, createPool } from './pool.ts';

/** Ticks in which the crown opens or closes. */
const HINGE_TICKS = 16;
const HINGE_ANGLE = 0.42;
const GOLD = 0xffc15a;
const DANGER = 0xff7a2e;

const BAR_WIDTH = 132;
const BAR_COLORS = { full: toTint('#ffb52e'), open: toTint('#ff4d4d') };

/** Warships: a crown that opens, its core, its column, and its health with a mark at the end of each phase. */
export class BossLayer {
  readonly #hull: Pool;
  readonly #light: Pool;
  readonly #beam: Pool;
  readonly #words: Pool;
  readonly #flashes: Flashes;
  /** How far each crown is open, from 0 to 1. */
  readonly #opening = new Map<number, number>();

  constructor(scene: Phaser.Scene, flashes: Flashes) {
    this.#hull = createPool(scene, 'boss');
    this.#light = createPool(scene, 'flash', { additive: true });
    this.#beam = createPool(scene, 'beam', { additive: true });
    this.#words = createPool(scene, 'words');
    this.#flashes = flashes;
  }

  reset(): void {
    this.#opening.clear();
  }

  draw(state: Readonly<ArenaState>, clock: FrameClock): void {
    const pools = [this.#hull, this.#light, this.#beam, this.#words];
    for (const pool of pools) pool.begin();
    for (const boss of state.bosses) {
      this.#drawHull(boss, clock);
      this.#drawTelegraph(boss, clock);
      this.#drawBeam(boss, clock);
      if (boss.mode !== 'enter') this.#drawHealth(boss);
    }
    for (const pool of pools) pool.end();
  }

  #drawHull(boss: Boss, { deltaMs, nowMs, reducedMotion }: FrameClock): void {
    const { x, y } = boss;
    const open = isOpen(boss);
    const before = this.#opening.get(boss.id) ?? 0;
    const step = (deltaMs * 60) / 1000 / HINGE_TICKS;
    const opening = open ? Math.min(1, before + step) : Math.max(0, before - step);
    this.#opening.set(boss.id, opening);
    // The front of a picture is up; a warship looks down.
    const tremble = boss.mode === 'shift' && !reducedMotion ? Math.sin(nowMs / 18) * 2 : 0;
    const flash = this.#flashes.of(boss.id);
    for (const side of [1, -1]) {
      const rotation = Math.PI + side * opening * HINGE_ANGLE;
      const place = [x - side * opening * 16 + tremble, y - opening * 6] as const;
      this.#hull
        .stamp('crown-blades', ...place)
        .setFlipX(side < 0)
        .setRotation(rotation);
      if (flash > 0) {
        this.#light
          .stamp('crown-blades', ...place)
          .setFlipX(side < 0)
          .setRotation(rotation)
          .setAlpha(flash * 0.6);
      }
    }
    this.#hull
      .stamp('crown-keel', x + tremble, y)
      .setRotation(Math.PI)
      .setFlipX(false);
    this.#hull.stamp(open ? 'crown-core' : 'crown-lid', x + tremble, y).setFlipX(false);
    if (!open) return;
    const pulse = reducedMotion ? 1 : 1 + 0.12 * Math.sin(nowMs / 90);
    this.#light
      .stamp('glow', x, y)
      .setFlipX(false)
      .setTint(GOLD)
      .setScale(UNIT_SCALE * 2 * pulse)
      .setAlpha(0.9);
    if (flash > 0) this.#light.stamp('crown-core', x, y).setFlipX(false).setAlpha(flash);
  }

  #drawTelegraph(boss: Boss, { alpha }: FrameClock): void {
    if (boss.mode !== 'guard' || boss.fireIn > TELEGRAPH_TICKS) return;
    const share = 1 - Math.max(0, boss.fireIn - alpha) / TELEGRAPH_TICKS;
    this.#light
      .stamp('shock', boss.x, boss.y)
      .setFlipX(false)
      .setTint(DANGER)
      .setAlpha(share)
      .setScale(UNIT_SCALE * (2.4 - 1.7 * share));
    this.#light
      .stamp('glow', boss.x, boss.y)
      .setFlipX(false)
      .setTint(DANGER)
      .setAlpha(0.8 * share)
      .setScale(UNIT_SCALE * (0.8 + 1.2 * share));
  }

  /** First two lines where the column will burn, closing in; then the column. */
  #drawBeam(boss: Boss, { alpha, nowMs, reducedMotion }: FrameClock): void {
    if (boss.phase === 0 || !isOpen(boss)) return;
    const { x, y } = boss;
    const length = CANVAS.height - y;
    const middle = y + length / 2;
    const age = boss.modeAge + alpha;
    if (isBeamOn(boss)) {
      const width = reducedMotion ? 1 : 1 + 0.06 * Math.sin(nowMs / 30);
      this.#beam
        .stamp('beam', x, middle)
        .setScale((UNIT_SCALE * 4 * BOSS.beamHalfWidth * width) / 64, (UNIT_SCALE * length) / 64);
    } else if (age < BOSS.beamWarnTicks) {
      const share = age / BOSS.beamWarnTicks;
      for (const side of [-1, 1]) {
        this.#beam
          .stamp('aim', x + side * BOSS.beamHalfWidth * (2.2 - 1.2 * share), middle)
          .setTint(DANGER)
          .setAlpha(0.55 + 0.45 * share)
          .setScale(UNIT_SCALE * 0.8, (UNIT_SCALE * length) / 32);
      }
    }
  }

  #drawHealth(boss: Boss): void {
    const [x, y] = [boss.x, Math.max(16, boss.y - 104)];
    const share = boss.health / BOSS.health;
    this.#words
      .stamp('bar', x, y)
      .setTint(0x04060c)
      .setAlpha(0.8)
      .setScale(bar(BAR_WIDTH + 6), bar(12));
    this.#words
      .stamp('bar', x - (BAR_WIDTH * (1 - share)) / 2, y)
      .setTint(isOpen(boss) ? BAR_COLORS.open : BAR_COLORS.full)
      .setScale(bar(BAR_WIDTH * share), bar(6));
    for (const health of BOSS.phaseHealth) {
      this.#words
        .stamp('bar', x + BAR_WIDTH * (health / BOSS.health - 0.5), y)
        .setTint(0x04060c)
        .setScale(bar(3), bar(12));
    }
  }
}

function bar(px: number): number {
  return (UNIT_SCALE * px) / 16;
}
