import type Phaser from 'phaser';
import { radial } from '@star-seekers/stage/picture/paint.ts';
import type { Point } from '../grid.ts';
import { CANVAS, LAMP_RADIUS } from '../rules.ts';
import type { CargoState } from '../state.ts';
import { missionRules } from '../twists.ts';
import { DEPTH } from './depth.ts';

const TEXTURE = 'cargo-runner-dark';
/** Pixels of the deck per pixel of the texture: it has no detail. */
const COARSE = 4;
/** The darkness by the share of the lamp's radius, and beyond it. */
const SHADES = ['rgb(3 5 12 / 0%)', 'rgb(3 5 12 / 0%)', 'rgb(3 5 12 / 55%)', 'rgb(3 5 12 / 92%)'] as const;

/** Dim corridors: floor and walls are dark beyond the courier's lamp, what shines by itself is not. */
export class DarkLayer {
  readonly #scene: Phaser.Scene;
  #image: Phaser.GameObjects.Image | undefined;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** @param at where the courier is drawn */
  draw(state: Readonly<CargoState>, { x, y }: Readonly<Point>): void {
    const { isDim } = missionRules(state);
    if (isDim) this.#image ??= addDarkness(this.#scene);
    this.#image?.setVisible(isDim).setPosition(x, y);
  }
}

/** Covers the whole deck wherever its middle is. */
function addDarkness(scene: Phaser.Scene): Phaser.GameObjects.Image {
  const [width, height] = [2 * CANVAS.width, 2 * CANVAS.height];
  if (!scene.textures.exists(TEXTURE)) {
    const texture = scene.textures.createCanvas(TEXTURE, width / COARSE, height / COARSE);
    if (!texture) throw new Error('The darkness could not be created.');
    const { context: brush } = texture;
    const middle = [texture.width / 2, texture.height / 2] as const;
    brush.fillStyle = radial(brush, middle, LAMP_RADIUS / COARSE, SHADES);
    brush.fillRect(0, 0, texture.width, texture.height);
    texture.refresh();
  }
  return scene.add.image(0, 0, TEXTURE).setDisplaySize(width, height).setDepth(DEPTH.dark);
}
