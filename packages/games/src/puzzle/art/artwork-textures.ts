import type Phaser from 'phaser';
import { fade } from '@star-seekers/stage/picture/paint.ts';
import { pictureAt } from '@star-seekers/stage/picture/pictures.ts';
import { COLUMNS, PIECES } from '../rules.ts';
import { THUMB_URLS, loadArtwork } from '../pictures.ts';
import { CORNER } from './frames.ts';

/** Keys of the textures with the panes, whose frames are their numbers, and with the whole picture. */
export const PANES = 'puzzle-panes';
export const WHOLE = 'puzzle-whole';

/** Side of a pane in its texture, and transparent margin round it, in pixels. */
export const PANE_PIXELS = 256;
const PADDING = 2;

const STEP = PANE_PIXELS + 2 * PADDING;

/** Textures of the run's picture: at first from the small picture, then from the large one after it is loaded. */
export class ArtworkTextures {
  readonly #panes: Phaser.Textures.CanvasTexture;
  readonly #whole: Phaser.Textures.CanvasTexture;
  #artwork: number | undefined;

  /** @throws {Error} if the browser cannot create the canvases */
  constructor(textures: Phaser.Textures.TextureManager) {
    this.#panes = canvasTexture(textures, PANES, COLUMNS * STEP);
    this.#whole = canvasTexture(textures, WHOLE, COLUMNS * PANE_PIXELS);
    for (let piece = 0; piece < PIECES; piece++) {
      const { x, y } = cornerOf(piece);
      this.#panes.add(String(piece), 0, x + PADDING, y + PADDING, PANE_PIXELS, PANE_PIXELS);
    }
  }

  show(artwork: number): void {
    if (this.#artwork === artwork) return;
    this.#artwork = artwork;
    this.#paint(pictureAt(THUMB_URLS[artwork] ?? ''));
    void this.#sharpen(artwork);
  }

  async #sharpen(artwork: number): Promise<void> {
    try {
      const picture = await loadArtwork(artwork);
      if (this.#artwork === artwork) this.#paint(picture);
    } catch {
      // The game works with the small picture; the next run requests the large one again.
    }
  }

  #paint(picture: HTMLImageElement): void {
    const whole = this.#whole.context;
    whole.imageSmoothingQuality = 'high';
    whole.drawImage(picture, 0, 0, COLUMNS * PANE_PIXELS, COLUMNS * PANE_PIXELS);
    this.#whole.refresh();
    const brush = this.#panes.context;
    brush.clearRect(0, 0, COLUMNS * STEP, COLUMNS * STEP);
    for (let piece = 0; piece < PIECES; piece++) paintPane(brush, this.#whole.canvas, piece);
    this.#panes.refresh();
  }
}

/** Paints a pane: its part of the picture with round corners, light upper edges and dark lower ones. */
function paintPane(brush: CanvasRenderingContext2D, picture: HTMLCanvasElement, piece: number): void {
  const { x, y } = cornerOf(piece);
  const side = PANE_PIXELS;
  brush.save();
  brush.translate(x + PADDING, y + PADDING);
  brush.beginPath();
  brush.roundRect(0, 0, side, side, side * CORNER);
  brush.clip();
  const column = piece % COLUMNS;
  const row = Math.floor(piece / COLUMNS);
  brush.drawImage(picture, column * side, row * side, side, side, 0, 0, side, side);
  // Twice the visible width, because the clip cuts off half of each line.
  const width = side * 0.045;
  brush.lineWidth = width;
  brush.strokeStyle = fade(
    brush,
    [0, 0],
    [side, side],
    ['rgb(255 255 255 / 62%)', 'rgb(255 255 255 / 16%)', 'rgb(0 0 0 / 25%)', 'rgb(0 0 0 / 62%)'],
  );
  brush.stroke();
  brush.lineWidth = width * 2.6;
  brush.globalAlpha = 0.28;
  brush.stroke();
  brush.restore();
}

function cornerOf(piece: number): { x: number; y: number } {
  return { x: (piece % COLUMNS) * STEP, y: Math.floor(piece / COLUMNS) * STEP };
}

function canvasTexture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  side: number,
): Phaser.Textures.CanvasTexture {
  const texture = textures.createCanvas(key, side, side);
  if (!texture) throw new Error(`The texture ${key} could not be created.`);
  return texture;
}
