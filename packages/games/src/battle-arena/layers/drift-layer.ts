import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { POWER_UP_COLORS } from '../art/colors.ts';
import { CRACKS_PX } from '../art/cracks.ts';
import { HOVER, ROCK, type RockKind, dockTicks } from '../rules.ts';
import { overlaps } from '../simulation/geometry.ts';
import type { ArenaState, PowerUp } from '../simulation/state.ts';
import type { Flashes } from './flashes.ts';
import { type Pool, barScale, createPool } from './pool.ts';

/** A power-up blinks in its last seconds. */
const WARNING_TICKS = 180;
const BLINK_MS = 400;

/** Width of each rock's picture, in pixels. The rock is drawn a little larger than its hit circle. */
const ROCK_PX: Readonly<Record<RockKind, number>> = { a1: 92, a2: 90, a3: 82 };
const ROCK_REACH = 2.3;

/** Draws rocks with their cracks, and power-ups. */
export class DriftLayer {
  readonly #rocks: Pool;
  readonly #powerUps: Pool;
  readonly #light: Pool;
  readonly #flashes: Flashes;

  constructor(scene: Phaser.Scene, flashes: Flashes) {
    this.#rocks = createPool(scene, 'rock');
    this.#powerUps = createPool(scene, 'powerUp');
    this.#light = createPool(scene, 'flash', { additive: true });
    this.#flashes = flashes;
  }

  draw(state: Readonly<ArenaState>, clock: FrameClock): void {
    for (const pool of [this.#rocks, this.#powerUps, this.#light]) pool.begin();
    for (const rock of state.rocks) {
      const x = rock.x - rock.vx * (1 - clock.alpha);
      const y = rock.y - rock.vy * (1 - clock.alpha);
      const rotation = ((state.tick + clock.alpha) / 90) * (rock.vx >= 0 ? 1 : -1) + rock.id;
      const scale = (UNIT_SCALE * ROCK_REACH * rock.radius) / ROCK_PX[rock.kind];
      this.#rocks.stamp(rock.kind, x, y).setRotation(rotation).setScale(scale);
      const level = Math.round((ROCK.health - rock.health) / 10);
      if (level > 0) {
        this.#rocks
          .stamp(`cracks-${Math.min(2, level)}`, x, y)
          .setRotation(rotation)
          .setScale((UNIT_SCALE * 2.2 * rock.radius) / CRACKS_PX);
      }
      const flash = this.#flashes.of(rock.id);
      if (flash > 0)
        this.#light
          .stamp(rock.kind, x, y)
          .setRotation(rotation)
          .setScale(scale)
          .setAlpha(flash * 0.7);
    }
    for (const powerUp of state.powerUps) {
      if (powerUp.kind === 'extraLife') drawDocking(this.#powerUps, powerUp, state);
      this.#drawPowerUp(powerUp, clock);
    }
    for (const pool of [this.#rocks, this.#powerUps, this.#light]) pool.end();
  }

  #drawPowerUp(
    { kind, x, y, vy, ticksLeft, id }: PowerUp,
    { alpha, nowMs, reducedMotion, reducedDetail }: FrameClock,
  ): void {
    const height = y - vy * (1 - alpha);
    const pulse = reducedMotion ? 1 : 1 + 0.05 * Math.sin(nowMs / 200 + id);
    const blinksOff = ticksLeft < WARNING_TICKS && !reducedMotion && nowMs % BLINK_MS > BLINK_MS / 2;
    if (!reducedDetail) {
      this.#light
        .stamp('glow', x, height)
        .setTint(toTint(POWER_UP_COLORS[kind]))
        .setAlpha(0.35)
        .setScale(UNIT_SCALE * 2 * pulse);
    }
    this.#powerUps
      .stamp(kind, x, height)
      .setScale(UNIT_SCALE * 1.15 * pulse)
      .setAlpha(blinksOff || (reducedMotion && ticksLeft < WARNING_TICKS) ? 0.5 : 1);
  }
}

const PIPS = 24;
const PIP = { px: 5, filledPx: 9, widthPx: 3, filledWidthPx: 4 } as const;
const DARK = 0x04060c;
const EMPTY = 0xbfd6ff;
const FILLED = 0x7ef0c4;

/** The ring is drawn for a ship this close. */
const NEAR_PX = 190;

/** Draws the ring in which the ship has to stay to dock with an extra life; it fills clockwise from the top. */
function drawDocking(pool: Pool, { x, y, docked }: Readonly<PowerUp>, state: Readonly<ArenaState>): void {
  const { player } = state;
  if (docked === 0 && !overlaps(x - player.x, y - player.y, NEAR_PX)) return;
  const filled = Math.ceil((PIPS * docked) / dockTicks(state));
  for (let index = 0; index < PIPS; index++) {
    const angle = (index / PIPS - 0.25) * 2 * Math.PI;
    const [left, top] = [x + HOVER.radius * Math.cos(angle), y + HOVER.radius * Math.sin(angle)];
    const isFilled = index < filled;
    const [length, width] = isFilled ? [PIP.filledPx, PIP.filledWidthPx] : [PIP.px, PIP.widthPx];
    if (isFilled) {
      pool
        .stamp('bar', left, top)
        .setRotation(angle)
        .setTint(DARK)
        .setScale(barScale(length + 3), barScale(width + 3));
    }
    pool
      .stamp('bar', left, top)
      .setRotation(angle)
      .setTint(isFilled ? FILLED : EMPTY)
      .setAlpha(isFilled ? 1 : 0.4)
      .setScale(barScale(length), barScale(width));
  }
}
