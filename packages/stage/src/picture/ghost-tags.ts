import type Phaser from 'phaser';
import type { Ghost } from '../ghosts.ts';
import { ghostColor } from './ghost-look.ts';

const TAG_ALPHA = 0.8;

/** Writes the number of each ghost beside it: colours alone are not told apart by everybody. */
export class GhostTags {
  readonly #scene: Phaser.Scene;
  readonly #depth: number;
  readonly #tags: Phaser.GameObjects.Text[] = [];

  constructor(scene: Phaser.Scene, depth: number) {
    this.#scene = scene;
    this.#depth = depth;
  }

  /** Hides all tags: call it before those of a frame are put. */
  begin(): void {
    for (const tag of this.#tags) tag.visible = false;
  }

  /** @param x of the tag's middle, in logical pixels */
  put({ number }: Ghost<unknown>, x: number, y: number): void {
    const tag = (this.#tags[number - 1] ??= this.#create(number));
    tag.setPosition(x, y);
    tag.visible = true;
  }

  #create(number: number): Phaser.GameObjects.Text {
    const fontFamily = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
    const style = { fontFamily, fontSize: '16px', fontStyle: '700', color: ghostColor(number) };
    return this.#scene.add
      .text(0, 0, String(number), { ...style, stroke: '#04060d', strokeThickness: 4 })
      .setResolution(2)
      .setOrigin(0.5)
      .setAlpha(TAG_ALPHA)
      .setDepth(this.#depth);
  }
}
