import type Phaser from 'phaser';
import { paintDeck } from '../art/deck.ts';
import { mazeOf } from '../mazes/index.ts';
import { CANVAS } from '../rules.ts';
import { DEPTH } from './depth.ts';
import { patrolRoutes } from './routes.ts';

const TEXTURE = 'cargo-runner-deck';
/** Physical pixels per logical pixel. */
const DENSITY = 1.5;

/** The deck under everything. It is painted anew when another one is entered. */
export class DeckLayer {
  readonly #texture: Phaser.Textures.CanvasTexture;
  #level = 0;

  /** @throws {Error} when the browser refuses the canvas */
  constructor(scene: Phaser.Scene) {
    const { textures } = scene;
    if (textures.exists(TEXTURE)) textures.remove(TEXTURE);
    const texture = textures.createCanvas(TEXTURE, CANVAS.width * DENSITY, CANVAS.height * DENSITY);
    if (!texture) throw new Error('The deck could not be created.');
    this.#texture = texture;
    scene.add.image(0, 0, TEXTURE).setOrigin(0).setDisplaySize(CANVAS.width, CANVAS.height).setDepth(DEPTH.deck);
  }

  draw(level: number): void {
    if (level === this.#level) return;
    this.#level = level;
    const maze = mazeOf(level);
    paintDeck(this.#texture.context, maze, patrolRoutes(maze), DENSITY);
    this.#texture.refresh();
  }
}
