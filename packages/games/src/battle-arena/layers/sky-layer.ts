import { createRng, nextInt, nextUnit } from '@star-seekers/sim';
import type Phaser from 'phaser';
import type { FrameClock } from '../../picture/frame-clock.ts';
import { UNIT_SCALE } from '../../picture/sprite-pool.ts';
import type { FrameName } from '../art/frames.ts';
import { PLANET_COUNT } from '../art/planets.ts';
import { paintSky } from '../art/sky.ts';
import { CANVAS, STARS } from '../rules.ts';
import { DEPTH } from './depth.ts';
import { type Pool, createPool } from './pool.ts';

const TEXTURE = 'battle-arena-sky';
/** The sky is soft: it needs fewer pixels than the sprites. */
const DENSITY = 0.5;

const STAR_TINTS = [0xffffff, 0xbcd4ff, 0xffe6c8] as const;

interface Star {
  readonly x: number;
  readonly y: number;
  /** From 0, far and slow, to 1. */
  readonly nearness: number;
  readonly tint: number;
}

interface Planet {
  readonly frame: FrameName;
  readonly x: number;
  readonly y: number;
  /** Pixels per second. */
  readonly speed: number;
}

/** How far below the canvas a planet goes before it comes again from above. */
const PLANET_MARGIN = 140;

/** Behind everything: the sky, a field of stars that passes at three depths, and planets that mean nothing. */
export class SkyLayer {
  readonly #stars: Pool;
  readonly #planets: Pool;
  readonly #field: readonly Star[];
  readonly #worlds: readonly Planet[];

  constructor(scene: Phaser.Scene) {
    addSky(scene);
    this.#stars = createPool(scene, 'stars');
    this.#planets = createPool(scene, 'planets');
    const rng = createRng(150);
    this.#field = Array.from({ length: STARS }, () => ({
      x: nextUnit(rng) * CANVAS.width,
      y: nextUnit(rng) * CANVAS.height,
      nearness: nextUnit(rng) ** 2,
      tint: STAR_TINTS[nextInt(rng, STAR_TINTS.length)] as number,
    }));
    this.#worlds = Array.from({ length: PLANET_COUNT }, (_, index) => ({
      frame: `planet-${index}` as const,
      x: CANVAS.width * ([0.83, 0.14, 0.6][index] ?? 0.5),
      y: CANVAS.height * ([0.2, 0.62, -0.6][index] ?? 0),
      speed: [4, 6.5, 9][index] ?? 5,
    }));
  }

  draw({ nowMs, reducedMotion }: FrameClock): void {
    // Parallax is motion: without it the sky stands still.
    const seconds = reducedMotion ? 0 : nowMs / 1000;
    this.#stars.begin();
    for (const { x, y, nearness, tint } of this.#field) {
      const way = (y + seconds * (10 + 70 * nearness)) % CANVAS.height;
      this.#stars
        .stamp('star', x, way)
        .setTint(tint)
        .setAlpha(0.28 + 0.6 * nearness)
        .setScale(UNIT_SCALE * (0.22 + 0.45 * nearness), UNIT_SCALE * (0.22 + 0.75 * nearness));
    }
    this.#stars.end();
    this.#planets.begin();
    for (const { frame, x, y, speed } of this.#worlds) {
      const range = CANVAS.height + 2 * PLANET_MARGIN;
      const way = (((y + PLANET_MARGIN + seconds * speed) % range) + range) % range;
      this.#planets.stamp(frame, x, way - PLANET_MARGIN).setAlpha(0.75);
    }
    this.#planets.end();
  }
}

function addSky(scene: Phaser.Scene): void {
  if (!scene.textures.exists(TEXTURE)) {
    const texture = scene.textures.createCanvas(TEXTURE, CANVAS.width * DENSITY, CANVAS.height * DENSITY);
    if (!texture) throw new Error('The sky could not be created.');
    paintSky(texture.context, DENSITY);
    texture.refresh();
  }
  scene.add.image(0, 0, TEXTURE).setOrigin(0).setDisplaySize(CANVAS.width, CANVAS.height).setDepth(DEPTH.sky);
}
