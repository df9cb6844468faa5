import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { OWN_LIGHT, toTint } from '@star-seekers/stage/picture/palette.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { POWER_UP_COLORS } from '../art/colors.ts';
import { type FrameName, stripOf } from '../art/frames.ts';
import { PLAYER, TIMED_POWER_UPS, type TimedPowerUpKind } from '../rules.ts';
import type { ArenaState, Place } from '../simulation/state.ts';
import { FLASH_PASSES } from './flashes.ts';
import { type Pool, barScale, createPool } from './pool.ts';

const TIMED_KINDS: readonly TimedPowerUpKind[] = ['missiles', 'doubleShot'];
const TIMER_WIDTH = 46;
/** Sets the ship apart from enemies of similar colours. */
const HALO = toTint(OWN_LIGHT);
/** The last ship flies in red light. */
const LAST_HALO = 0xff4a3a;
const FIRE = stripOf('thruster-player');
const FIRE_MS = 50;
/** Share of full sideways speed from which the ship banks. */
const BANKED = 0.35;

/** Draws the player's ship: flame, bank, shield, and timers of its effects. */
export class ShipLayer {
  readonly #plume: Pool;
  readonly #ship: Pool;
  readonly #flash: Pool;
  readonly #words: Pool;
  /** Places before and after the last tick. */
  #last: Place | undefined;
  #current: Place | undefined;
  #bank = 0;
  #flashMs = 0;

  constructor(scene: Phaser.Scene) {
    this.#plume = createPool(scene, 'plume', { additive: true });
    this.#ship = createPool(scene, 'ship');
    this.#flash = createPool(scene, 'flash', { additive: true });
    this.#words = createPool(scene, 'words');
  }

  reset(): void {
    this.#last = undefined;
    this.#current = undefined;
    this.#bank = 0;
    this.#flashMs = 0;
  }

  /** Call it after every tick: the drawing interpolates between the last two places. */
  onTick({ player }: Readonly<ArenaState>): void {
    this.#last = this.#current;
    this.#current = { x: player.x, y: player.y };
  }

  onHit(): void {
    this.#flashMs = 60;
  }

  draw(state: Readonly<ArenaState>, clock: FrameClock): void {
    for (const pool of this.#pools()) pool.begin();
    const { player } = state;
    if (player.respawnIn === 0 && player.lives > 0) this.#drawShip(state, clock);
    for (const pool of this.#pools()) pool.end();
    this.#flashMs = Math.max(0, this.#flashMs - clock.deltaMs);
  }

  #drawShip(
    { player, tick }: Readonly<ArenaState>,
    { alpha, deltaMs, nowMs, reducedMotion, reducedDetail }: FrameClock,
  ): void {
    const [x, y] = this.#place(player, alpha);
    const side = this.#last ? (player.x - this.#last.x) / PLAYER.speed : 0;
    this.#bank += (side - this.#bank) * (1 - 0.5 ** (deltaMs / 60));
    const ahead = this.#last ? Math.max(0, (this.#last.y - player.y) / PLAYER.speed) : 0;
    if (!reducedDetail) {
      this.#plume
        .stamp('glow', x, y)
        .setTint(player.lives === 1 ? LAST_HALO : HALO)
        .setAlpha(0.5)
        .setScale(UNIT_SCALE * 3.2);
    }
    const fire = FIRE[reducedMotion ? 0 : Math.floor(nowMs / FIRE_MS) % FIRE.length] as FrameName;
    for (const offset of [-7, 7]) {
      this.#plume
        .stamp(fire, x + offset * (1 - 0.3 * Math.abs(this.#bank)), y + 30)
        .setScale(UNIT_SCALE * 0.55, UNIT_SCALE * (0.6 + 0.4 * ahead));
    }
    const isSafe = player.graceTicks > 0 && tick > 0;
    const blinksOff = isSafe && !reducedMotion && Math.floor(nowMs / 200) % 2 === 1;
    const frame = Math.abs(this.#bank) < BANKED ? 'player' : this.#bank < 0 ? 'player-left' : 'player-right';
    const sprite = this.#ship
      .stamp(frame, x, y)
      .setRotation(this.#bank * 0.1)
      .setAlpha(blinksOff ? 0.55 : 1);
    const flashes = this.#flashMs > 0 && !reducedMotion ? FLASH_PASSES : 0;
    for (let pass = 0; pass < flashes; pass++) {
      this.#flash.stamp(frame, x, y).setRotation(sprite.rotation);
    }
    // A light marks the hit circle.
    this.#flash
      .stamp('glow', x, y)
      .setTint(0xaee3ff)
      .setAlpha(0.8)
      .setScale(UNIT_SCALE * 0.34);
    if (isSafe) this.#flash.stamp('shield', x, y).setAlpha(Math.min(1, player.graceTicks / 20) * 0.8);
    this.#drawTimers(player, x, y);
  }

  /** A bar under the ship for each effect. */
  #drawTimers(player: Readonly<ArenaState['player']>, x: number, y: number): void {
    let row = 0;
    for (const kind of TIMED_KINDS) {
      if (player[kind] === 0) continue;
      const share = player[kind] / TIMED_POWER_UPS[kind].effectTicks;
      const top = y + PLAYER.height / 2 + 8 + row * 7;
      this.#words
        .stamp('bar', x, top)
        .setTint(0x04060c)
        .setAlpha(0.75)
        .setScale(barScale(TIMER_WIDTH + 4), barScale(6));
      this.#words
        .stamp('bar', x - (TIMER_WIDTH * (1 - share)) / 2, top)
        .setTint(toTint(POWER_UP_COLORS[kind]))
        .setScale(barScale(TIMER_WIDTH * share), barScale(3));
      row++;
    }
  }

  #place(player: Readonly<Place>, alpha: number): [number, number] {
    const last = this.#last;
    // A respawned ship appears at once.
    if (!last || Math.abs(last.x - player.x) + Math.abs(last.y - player.y) > 3 * PLAYER.speed) {
      return [player.x, player.y];
    }
    return [last.x + (player.x - last.x) * alpha, last.y + (player.y - last.y) * alpha];
  }

  #pools(): readonly Pool[] {
    return [this.#plume, this.#ship, this.#flash, this.#words];
  }
}
