import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { BOSS, CANVAS, FAR_BEAM, TELEGRAPH_TICKS } from '../rules.ts';
import { hasEntered, isBeamOn, roundAge, ticksToVolley } from '../simulation/bosses.ts';
import { isFarBeamOn } from '../simulation/far-beam.ts';
import { isShielded } from '../simulation/shields.ts';
import type { ArenaState, Boss, FarBeam, Place } from '../simulation/state.ts';
import { FLASH_PASSES, type Flashes } from './flashes.ts';
import { type Pool, barScale, createPool } from './pool.ts';
import { drawShield } from './shield.ts';

/** Ticks that the lids over the eye take to open or close. */
const LID_TICKS = 16;

/** The picture is larger than the hit circle, for the blades are thin. Its eye is ahead of the middle. */
export const HULL_SCALE = 0.82;
export const HULL_AHEAD = 22 * HULL_SCALE;

/** Places of the turrets from the middle of the picture, front up; each on both sides. */
const TURRETS = [
  [29, -5.6],
  [43, 20.6],
  [30, 48.7],
] as const;

const GOLD = 0xffc15a;
const DANGER = 0xff7a2e;

const BAR_WIDTH = 132;
const BAR_COLORS = { shielded: toTint('#ffb52e'), open: toTint('#ff4d4d') };

/** Draws the warships: hull, shield, core, beam (also of the one out of sight), and a health bar with a mark at the end of each phase. */
export class BossLayer {
  readonly #hull: Pool;
  readonly #light: Pool;
  readonly #beam: Pool;
  readonly #words: Pool;
  readonly #flashes: Flashes;
  /** How far the lids of each warship are open, from 0 to 1. */
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
      this.#drawHull(boss, state.player, clock);
      if (isShielded(boss))
        drawShield(this.#light, boss, { radius: BOSS.shieldRadius, flash: this.#flashes.of(boss.id), clock });
      this.#drawTelegraph(boss, clock);
      this.#drawBeamOf(boss, clock);
      if (hasEntered(boss)) this.#drawHealth(boss);
    }
    if (state.farBeam) this.#drawFarBeam(state.farBeam, clock);
    for (const pool of pools) pool.end();
  }

  #drawHull(boss: Boss, player: Readonly<Place>, { deltaMs, nowMs, reducedMotion }: FrameClock): void {
    const open = !isShielded(boss);
    const before = this.#opening.get(boss.id) ?? 0;
    const step = (deltaMs * 60) / 1000 / LID_TICKS;
    const opening = open ? Math.min(1, before + step) : Math.max(0, before - step);
    this.#opening.set(boss.id, opening);
    const tremble = !open && !reducedMotion ? Math.sin(nowMs / 18) * 2 : 0;
    // The picture's front is up, a warship faces down; its eye is the centre of the hit circle.
    const [x, y] = [boss.x + tremble, boss.y - HULL_AHEAD];
    const scale = UNIT_SCALE * HULL_SCALE;
    const flash = this.#flashes.of(boss.id);
    this.#hull.stamp('c11-shut', x, y).setRotation(Math.PI).setScale(scale);
    if (opening > 0) this.#hull.stamp('c11-open', x, y).setRotation(Math.PI).setScale(scale).setAlpha(opening);
    const flashes = flash > 0 ? FLASH_PASSES : 0;
    for (let pass = 0; pass < flashes; pass++) {
      this.#light
        .stamp(open ? 'c11-open' : 'c11-shut', x, y)
        .setRotation(Math.PI)
        .setScale(scale)
        .setAlpha(flash * 0.7);
    }
    for (const [aside, behind] of TURRETS) {
      for (const side of [-1, 1]) {
        const [turretX, turretY] = [x + side * aside * HULL_SCALE, y - behind * HULL_SCALE];
        this.#hull
          .stamp('c11-turret', turretX, turretY)
          .setRotation(Math.atan2(player.x - turretX, turretY - player.y))
          .setScale(scale);
      }
    }
    if (opening === 0) return;
    const pulse = reducedMotion ? 1 : 1 + 0.12 * Math.sin(nowMs / 90);
    this.#light
      .stamp('glow', boss.x, boss.y)
      .setTint(GOLD)
      .setScale(UNIT_SCALE * 2.6 * pulse)
      .setAlpha(0.9 * opening);
    this.#light
      .stamp('ring', boss.x, boss.y)
      .setTint(GOLD)
      .setScale(UNIT_SCALE * ((2 * BOSS.radius) / 64) * pulse)
      .setAlpha(0.45 * opening);
  }

  #drawTelegraph(boss: Boss, { alpha }: FrameClock): void {
    const ticksLeft = ticksToVolley(boss);
    if (!hasEntered(boss) || ticksLeft > TELEGRAPH_TICKS) return;
    const share = 1 - Math.max(0, ticksLeft - alpha) / TELEGRAPH_TICKS;
    this.#light
      .stamp('ring', boss.x, boss.y)
      .setTint(DANGER)
      .setAlpha(share)
      .setScale(UNIT_SCALE * (2.4 - 1.7 * share));
    this.#light
      .stamp('glow', boss.x, boss.y)
      .setTint(DANGER)
      .setAlpha(0.8 * share)
      .setScale(UNIT_SCALE * (0.8 + 1.2 * share));
  }

  #drawBeamOf(boss: Boss, clock: FrameClock): void {
    if (!boss.beams) return;
    const share = isBeamOn(boss) ? 1 : (roundAge(boss) + clock.alpha) / BOSS.beamWarnTicks;
    this.#drawBeam(boss, { share, burns: isBeamOn(boss), halfWidth: BOSS.beamHalfWidth }, clock);
  }

  /** The beam of the warship out of sight. */
  #drawFarBeam(beam: FarBeam, clock: FrameClock): void {
    const share = (beam.age + clock.alpha) / FAR_BEAM.warnTicks;
    const burns = isFarBeamOn(beam);
    this.#drawBeam({ x: beam.x, y: 0 }, { share, burns, halfWidth: FAR_BEAM.halfWidth }, clock);
  }

  /** First two warning lines that close in, then the beam. */
  #drawBeam(
    { x, y }: Readonly<Place>,
    { share, burns, halfWidth }: { readonly share: number; readonly burns: boolean; readonly halfWidth: number },
    { nowMs, reducedMotion }: FrameClock,
  ): void {
    const length = CANVAS.height - y;
    const middle = y + length / 2;
    if (burns) {
      const width = reducedMotion ? 1 : 1 + 0.06 * Math.sin(nowMs / 30);
      this.#beam
        .stamp('beam', x, middle)
        .setScale((UNIT_SCALE * 4 * halfWidth * width) / 64, (UNIT_SCALE * length) / 64);
    } else {
      for (const side of [-1, 1]) {
        this.#beam
          .stamp('aim', x + side * halfWidth * (2.2 - 1.2 * Math.min(1, share)), middle)
          .setTint(DANGER)
          .setAlpha(0.55 + 0.45 * Math.min(1, share))
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
      .setScale(barScale(BAR_WIDTH + 6), barScale(12));
    this.#words
      .stamp('bar', x - (BAR_WIDTH * (1 - share)) / 2, y)
      .setTint(isShielded(boss) ? BAR_COLORS.shielded : BAR_COLORS.open)
      .setScale(barScale(BAR_WIDTH * share), barScale(6));
    for (const health of BOSS.phaseHealth) {
      this.#words
        .stamp('bar', x + BAR_WIDTH * (health / BOSS.health - 0.5), y)
        .setTint(0x04060c)
        .setScale(barScale(3), barScale(12));
    }
  }
}
