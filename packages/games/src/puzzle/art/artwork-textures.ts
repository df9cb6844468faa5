import type Phaser from 'phaser';
import { type Brush, fade } from '@star-seekers/stage/picture/paint.ts';
import { pictureAt } from '@star-seekers/stage/picture/pictures.ts';
import { addTexture, repaint } from '@star-seekers/stage/picture/render.ts';
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

const WHOLE_PIXELS = COLUMNS * PANE_PIXELS;
const PANES_PIXELS = COLUMNS * STEP;

/** Textures of the run's picture: at first from the small picture, then from the large one after it is loaded. */
export class ArtworkTextures {
  readonly #panes: Phaser.Textures.Texture;
  readonly #whole: Phaser.Textures.Texture;
  #artwork: number;

  constructor(textures: Phaser.Textures.TextureManager, artwork: number) {
    this.#artwork = artwork;
    this.#whole = addTexture(textures, WHOLE, square(WHOLE_PIXELS), (brush) => paintWhole(brush, thumbOf(artwork)));
    this.#panes = addTexture(textures, PANES, square(PANES_PIXELS), (brush) => paintPanes(brush, this.#whole));
    void this.#sharpen(artwork);
    for (let piece = 0; piece < PIECES; piece++) {
      const { x, y } = cornerOf(piece);
      this.#panes.add(String(piece), 0, x + PADDING, y + PADDING, PANE_PIXELS, PANE_PIXELS);
    }
  }

  show(artwork: number): void {
    if (this.#artwork === artwork) return;
    this.#artwork = artwork;
    this.#paint(thumbOf(artwork));
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

  #paint(picture: ImageBitmap): void {
    repaint(this.#whole, (brush) => paintWhole(brush, picture));
    repaint(this.#panes, (brush) => paintPanes(brush, this.#whole));
  }
}

function thumbOf(artwork: number): ImageBitmap {
  return pictureAt(THUMB_URLS[artwork] ?? '');
}

function paintWhole(brush: Brush, picture: ImageBitmap): void {
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, WHOLE_PIXELS, WHOLE_PIXELS);
}

function paintPanes(brush: Brush, whole: Phaser.Textures.Texture): void {
  const picture = whole.source[0]?.image as HTMLCanvasElement;
  brush.clearRect(0, 0, PANES_PIXELS, PANES_PIXELS);
  for (let piece = 0; piece < PIECES; piece++) paintPane(brush, picture, piece);
}

/** Paints a pane: its part of the picture with round corners, light upper edges and dark lower ones. */
function paintPane(brush: Brush, picture: HTMLCanvasElement, piece: number): void {
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

function square(side: number): { width: number; height: number } {
  return { width: side, height: side };
}
