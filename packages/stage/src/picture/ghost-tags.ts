import type Phaser from 'phaser';
import type { Ghost } from '../ghosts.ts';
import { ghostColor } from './ghost-look.ts';
import { magnifiedWhereNarrow } from './narrow-board.ts';

const TAG_ALPHA = 0.75;

/** Tags are so much larger on a phone. */
const NARROW_SCALE = 1.9;

/** Ghosts that are nearer to each other than this look like one, in logical pixels. */
const NEAR = 12;

/**
 * Writes the number of each ghost beside it: colours alone are not told apart by everybody. Of ghosts in one place only the first is shown,
 * since light upon light would be a blot.
 */
export class GhostTags {
  readonly #scene: Phaser.Scene;
  readonly #depth: number;
  /** By the number of the ghost; made when it is first shown. */
  readonly #tags = new Map<number, Phaser.GameObjects.Text>();
  /** Where ghosts are shown in this frame: x and y in turn. */
  readonly #places: number[] = [];
  readonly #magnification: () => number;

  /** @param onPhones how much larger tags are on a phone, if the game does not show its board closer there */
  constructor(scene: Phaser.Scene, depth: number, onPhones = NARROW_SCALE) {
    this.#scene = scene;
    this.#depth = depth;
    this.#magnification = magnifiedWhereNarrow(scene, onPhones);
  }

  /** Hides all tags: call it before those of a frame are put. */
  begin(): void {
    this.#places.length = 0;
    for (const tag of this.#tags.values()) tag.visible = false;
  }

  /**
   * Puts a tag above a ghost, or below it.
   * @param x of the ghost's middle, in logical pixels
   * @param below distance of the tag; negative: above
   * @returns false when another ghost is shown there already
   */
  put({ number }: Ghost<unknown>, x: number, y: number, below: number): boolean {
    const places = this.#places;
    for (let index = 0; index < places.length; index += 2) {
      const apart = Math.abs((places[index] as number) - x) + Math.abs((places[index + 1] as number) - y);
      if (apart < NEAR) return false;
    }
    places.push(x, y);
    const tag = this.#tags.get(number) ?? this.#create(number);
    tag.setPosition(x, y + below).setScale(this.#magnification());
    tag.visible = true;
    return true;
  }

  #create(number: number): Phaser.GameObjects.Text {
    const fontFamily = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
    const style = { fontFamily, fontSize: '14px', fontStyle: '700', color: '#04060d' };
    const tag = this.#scene.add
      .text(0, 0, String(number), { ...style, backgroundColor: ghostColor(number), padding: { x: 4, y: 1 } })
      .setResolution(2)
      .setOrigin(0.5)
      .setAlpha(TAG_ALPHA)
      .setDepth(this.#depth);
    this.#tags.set(number, tag);
    return tag;
  }
}
