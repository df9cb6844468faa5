import type Phaser from 'phaser';
import type { Brush } from '@star-seekers/stage/picture/paint.ts';
import { deckPainting } from '../art/deck.ts';
import { mazeOf } from '../mazes/index.ts';
import { CANVAS } from '../rules.ts';
import { DEPTH } from './depth.ts';

const TEXTURE = 'cargo-runner-deck';
/** Physical pixels per logical pixel. */
const DENSITY = 1.5;
/** Time per frame for painting the next deck. */
const PREPARE_MS = 5;

/** A deck that is painted off the screen. */
interface PendingDeck {
  readonly level: number;
  readonly brush: Brush;
  readonly painting: Generator<void, void>;
}

/** Draws the deck under everything. Between two decks, the next one is painted in several frames. */
export class DeckLayer {
  readonly #texture: Phaser.Textures.CanvasTexture;
  #level = 0;
  #pending: PendingDeck | undefined;

  /** @throws {Error} if the browser cannot create the canvas */
  constructor(scene: Phaser.Scene) {
    const { textures } = scene;
    if (textures.exists(TEXTURE)) textures.remove(TEXTURE);
    const texture = textures.createCanvas(TEXTURE, CANVAS.width * DENSITY, CANVAS.height * DENSITY);
    if (!texture) throw new Error('The deck could not be created.');
    this.#texture = texture;
    scene.add.image(0, 0, TEXTURE).setOrigin(0).setDisplaySize(CANVAS.width, CANVAS.height).setDepth(DEPTH.deck);
  }

  /** Shows a deck at once. */
  draw(level: number): void {
    if (level === this.#level) return;
    this.#level = level;
    const { brush, painting } = this.#pendingDeck(level);
    for (const _ of painting);
    this.#texture.context.drawImage(brush.canvas, 0, 0);
    this.#texture.refresh();
    this.#pending = undefined;
  }

  /** Paints a part of the next deck. */
  prepare(level: number): void {
    this.#pending = this.#pendingDeck(level);
    const until = performance.now() + PREPARE_MS;
    while (!this.#pending.painting.next().done && performance.now() < until);
  }

  #pendingDeck(level: number): PendingDeck {
    if (this.#pending?.level === level) return this.#pending;
    const brush = newBrush(this.#texture.width, this.#texture.height);
    return { level, brush, painting: deckPainting(brush, mazeOf(level), DENSITY) };
  }
}

/** @throws {Error} if the browser cannot create the canvas */
function newBrush(width: number, height: number): Brush {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  // Stays in main memory, like the canvas of the texture, to which it is copied.
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('The deck could not be created.');
  return brush;
}
