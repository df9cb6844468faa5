import { createRng, nextInt, nextUnit } from '@star-seekers/sim';
import { addBackground } from '@star-seekers/stage/picture/background.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { shade } from '@star-seekers/stage/picture/palette.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import type Phaser from 'phaser';
import { type FrameName, SKY } from '../art/frames.ts';
import { CANVAS, STARS } from '../rules.ts';
import { clamp } from '../simulation/geometry.ts';
import { DEPTH, type Pool, createPool } from './pool.ts';

/** Nearness below which stars are not drawn at reduced detail. */
const FAR = 0.25;

const STAR_TINTS = [0xffffff, 0xbcd4ff, 0xffe6c8] as const;

interface Star {
  readonly x: number;
  readonly y: number;
  /** From 0, far and slow, to 1. */
  readonly nearness: number;
  readonly tint: number;
}

interface World {
  readonly frame: FrameName;
  readonly x: number;
  readonly y: number;
  /** Pixels per second. */
  readonly speed: number;
}

const WORLDS: readonly World[] = [
  { frame: 'big-amber', x: CANVAS.width * 0.82, y: CANVAS.height * 0.2, speed: 4 },
  { frame: 'kiln', x: CANVAS.width * 0.13, y: CANVAS.height * 0.62, speed: 9 },
  { frame: 'onnu-mere', x: CANVAS.width * 0.42, y: CANVAS.height * -0.7, speed: 6.5 },
];

/** Distance below the canvas at which a world starts again above it. */
const WORLD_MARGIN = 140;
/** Worlds are dim, so that enemies and bullets stand out. */
const WORLD_TINT = 0x565d74;

/** Grey level of the background, and how far a warship's arrival dims it, over which time. */
const SKY_TINT = 0x9aa0b4;
const DIM = { share: 0.55, ms: 1200 } as const;

/** Draws the background: a nebula, stars at many depths, and worlds. */
export class SkyLayer {
  readonly #background: ReturnType<typeof addBackground>;
  readonly #stars: Pool;
  readonly #worlds: Pool;
  readonly #field: readonly Star[];
  /** From 0, the light of the waves, to 1, that of a boss level. */
  #dim = 0;

  constructor(scene: Phaser.Scene) {
    // Half its brightness (art direction: at most half exposure behind the game).
    this.#background = addBackground(scene, SKY, CANVAS, DEPTH.sky).setTint(SKY_TINT);
    this.#stars = createPool(scene, 'stars');
    this.#worlds = createPool(scene, 'planets');
    const rng = createRng(150);
    this.#field = Array.from({ length: STARS }, () => ({
      x: nextUnit(rng) * CANVAS.width,
      y: nextUnit(rng) * CANVAS.height,
      nearness: nextUnit(rng) ** 2,
      tint: STAR_TINTS[nextInt(rng, STAR_TINTS.length)] as number,
    }));
  }

  /** @param isDim a warship is there, or its wreck still burns */
  draw({ nowMs, deltaMs, reducedMotion, reducedDetail }: FrameClock, isDim: boolean): void {
    this.#dim = clamp(this.#dim + (isDim ? deltaMs : -deltaMs) / DIM.ms, 0, 1);
    const light = 1 - DIM.share * this.#dim;
    this.#background.setTint(shade(SKY_TINT, light));
    // With reduced motion the sky stands still.
    const seconds = reducedMotion ? 0 : nowMs / 1000;
    this.#stars.begin();
    for (const { x, y, nearness, tint } of this.#field) {
      if (reducedDetail && nearness < FAR) continue;
      const top = (y + seconds * (10 + 70 * nearness)) % CANVAS.height;
      this.#stars
        .stamp('star', x, top)
        .setTint(tint)
        .setAlpha(0.28 + 0.6 * nearness)
        .setScale(UNIT_SCALE * (0.22 + 0.45 * nearness), UNIT_SCALE * (0.22 + 0.75 * nearness));
    }
    this.#stars.end();
    this.#worlds.begin();
    for (const { frame, x, y, speed } of WORLDS) {
      const range = CANVAS.height + 2 * WORLD_MARGIN;
      const top = (((y + WORLD_MARGIN + seconds * speed) % range) + range) % range;
      this.#worlds.stamp(frame, x, top - WORLD_MARGIN).setTint(shade(WORLD_TINT, light));
    }
    this.#worlds.end();
  }
}
