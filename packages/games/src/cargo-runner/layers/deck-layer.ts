import type Phaser from 'phaser';
import type { Brush } from '../../picture/paint.ts';
import { deckPainting } from '../art/deck.ts';
import { mazeOf } from '../mazes/index.ts';
import { CANVAS } from '../rules.ts';
import { DEPTH } from './depth.ts';
import { patrolRoutes } from './routes.ts';

const TEXTURE = 'cargo-runner-deck';
/** Physical pixels per logical pixel. */
const DENSITY = 1.5;
/** How much of a frame goes into a deck that is painted ahead. */
const AHEAD_MS = 5;

/** A deck that is being painted, out of sight. */
interface DeckAhead {
  readonly level: number;
  readonly brush: Brush;
  readonly painting: Generator<void, void>;
}

/** The deck under everything. The next one is painted a little in each frame while the courier waits between the two. */
export class DeckLayer {
  readonly #texture: Phaser.Textures.CanvasTexture;
  #level = 0;
  #ahead: DeckAhead | undefined;

  /** @throws {Error} when the browser refuses the canvas */
  constructor(scene: Phaser.Scene) {
    const { textures } = scene;
    if (textures.exists(TEXTURE)) textures.remove(TEXTURE);
    const texture = textures.createCanvas(TEXTURE, CANVAS.width * DENSITY, CANVAS.height * DENSITY);
    if (!texture) throw new Error('The deck could not be created.');
    this.#texture = texture;
    scene.add.image(0, 0, TEXTURE).setOrigin(0).setDisplaySize(CANVAS.width, CANVAS.height).setDepth(DEPTH.deck);
  }

  /** Shows a deck, at once. */
  draw(level: number): void {
    if (level === this.#level) return;
    this.#level = level;
    const { brush, painting } = this.#begun(level);
    for (const _ of painting);
    this.#texture.context.drawImage(brush.canvas, 0, 0);
    this.#texture.refresh();
    this.#ahead = undefined;
  }

  /** Paints some more of a deck that will be shown. */
  prepare(level: number): void {
    this.#ahead = this.#begun(level);
    const until = performance.now() + AHEAD_MS;
    while (!this.#ahead.painting.next().done && performance.now() < until);
  }

  #begun(level: number): DeckAhead {
    if (this.#ahead?.level === level) return this.#ahead;
    const brush = newBrush(this.#texture.width, this.#texture.height);
    const maze = mazeOf(level);
    return { level, brush, painting: deckPainting(brush, maze, patrolRoutes(maze), DENSITY) };
  }
}

/** @throws {Error} when the browser refuses the canvas */
function newBrush(width: number, height: number): Brush {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  // Kept where it is copied from: the texture's own canvas is no picture of the graphics card either.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('The deck could not be created.');
  return brush;
}
