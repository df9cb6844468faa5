import { stills } from '@star-seekers/art/stills';
import { createRng, nextUnit, pick } from '@star-seekers/sim';
import type Phaser from 'phaser';
import { addBackground } from '@star-seekers/stage/picture/background.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Brush, disc, radial } from '@star-seekers/stage/picture/paint.ts';
import { addTexture } from '@star-seekers/stage/picture/render.ts';
import { CANVAS } from '../rules.ts';

/** URL of the background picture, which is loaded before the scene starts. */
export const BACKDROP = stills['backdrops/archive'].webp;

const STAR = 'lore-master-star';
const STAR_SIZE = 32;
const STARS = 130;
const STAR_TINTS: readonly number[] = [0xffffff, 0xbcd4ff, 0xffe6c8];
/** Speed of the nearest star, in pixels per second. */
const DRIFT = 14;
/** Nearness below which stars are not drawn at reduced detail. */
const FAR = 0.25;
/** Factor on the speed right after a right answer. */
const RUSH = 26;

interface Star {
  readonly image: Phaser.GameObjects.Image;
  x: number;
  readonly nearness: number;
}

/** Draws a calm field of stars behind the questions, which speeds up for a moment after a right answer. */
export class SkyLayer {
  readonly #stars: readonly Star[];
  #rush = 0;

  constructor(scene: Phaser.Scene) {
    addStarTexture(scene);
    addBackground(scene, BACKDROP, CANVAS, 0).setTint(0x8a90a2);
    addVeil(scene);
    const rng = createRng(0x10e);
    this.#stars = Array.from({ length: STARS }, () => {
      const nearness = nextUnit(rng) ** 2;
      const x = nextUnit(rng) * CANVAS.width;
      const image = scene.add
        .image(x, nextUnit(rng) * CANVAS.height, STAR)
        .setTint(pick(rng, STAR_TINTS))
        .setAlpha(0.25 + 0.6 * nearness);
      return { image, x, nearness };
    });
  }

  rush(): void {
    this.#rush = 1;
  }

  /** @param isWreck the ship drifts no more */
  draw({ deltaMs, reducedMotion, reducedDetail }: FrameClock, isWreck: boolean): void {
    const seconds = deltaMs / 1000;
    this.#rush = reducedMotion ? 0 : Math.max(0, this.#rush - seconds * 1.1);
    // With reduced motion the sky stands still.
    const speed = reducedMotion || isWreck ? 0 : DRIFT * (1 + RUSH * this.#rush ** 2);
    for (const star of this.#stars) {
      const { image, nearness } = star;
      image.setVisible(!reducedDetail || nearness >= FAR);
      const starSpeed = speed * (0.15 + nearness);
      star.x = (((star.x - starSpeed * seconds) % CANVAS.width) + CANVAS.width) % CANVAS.width;
      const size = 0.16 + 0.3 * nearness;
      image.setX(star.x).setScale(size * (1 + (starSpeed - DRIFT * nearness) / 60), size);
    }
  }
}

/** Creates the texture of a star unless an earlier scene of the page has done so. */
function addStarTexture(scene: Phaser.Scene): void {
  addTexture(scene.textures, STAR, { width: STAR_SIZE, height: STAR_SIZE }, paintStar);
}

/** Darkens the background so that the text is readable. */
function addVeil(scene: Phaser.Scene): void {
  const veil = scene.add.graphics();
  veil.fillStyle(0x060914, 0.34).fillRect(0, 0, CANVAS.width, CANVAS.height);
}

function paintStar(brush: Brush): void {
  const middle = [STAR_SIZE / 2, STAR_SIZE / 2] as const;
  brush.fillStyle = radial(brush, middle, STAR_SIZE / 2, [
    '#ffffff',
    'rgb(255 255 255 / 28%)',
    'rgb(255 255 255 / 0%)',
  ]);
  disc(brush, middle, STAR_SIZE / 2);
}
