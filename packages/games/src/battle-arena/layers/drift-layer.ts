import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { toTint } from '@star-seekers/stage/picture/palette.ts';
import { POWER_UP_COLORS } from '../art/colors.ts';
import { CRACKS_PX } from '../art/cracks.ts';
import { ROCK, type RockKind } from '../rules.ts';
import type { ArenaState, PowerUp } from '../simulation/state.ts';
import { drawDocking } from './docking.ts';
import type { Flashes } from './flashes.ts';
import { type Pool, createPool } from './pool.ts';

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
      if (powerUp.kind === 'extraLife') drawDocking(this.#powerUps, powerUp, state.player);
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
