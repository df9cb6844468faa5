import type Phaser from 'phaser';
import type { Drawing } from './drawing.ts';
import type { Brush } from './paint.ts';

/**
 * The picture of a drawing.
 * @param density physical pixels per logical pixel
 */
export function render(drawing: Drawing, density: number): HTMLCanvasElement {
  const { canvas, brush } = createSurface(edgeOf(drawing, density));
  drawAt(brush, drawing, density, { x: 0, y: 0 });
  return canvas;
}

/** The edge of a drawing in pixels. @param density as of {@link render} */
export function edgeOf({ size }: Drawing, density: number): number {
  return Math.ceil(size * density);
}

/** Draws on a part of a surface, and nowhere else. @param density as of {@link render} */
export function drawAt(
  brush: Brush,
  drawing: Drawing,
  density: number,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const edge = edgeOf(drawing, density);
  brush.save();
  brush.beginPath();
  brush.rect(x, y, edge, edge);
  brush.clip();
  brush.translate(x + edge / 2, y + edge / 2);
  brush.scale((drawing.size * density) / 100, (drawing.size * density) / 100);
  drawing.draw(brush);
  brush.restore();
}

/** A canvas outside the page with its brush; what is drawn once is drawn faster without the graphics card. */
export function createSurface(width: number, height = width): { canvas: HTMLCanvasElement; brush: Brush } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser gives no 2D canvas.');
  return { canvas, brush };
}

/**
 * Adds a painted texture unless it is there. It is painted first, as Phaser sends a canvas to the graphics card when it is added.
 * @param size in pixels
 */
export function addTexture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  { width, height }: { readonly width: number; readonly height: number },
  paint: (brush: Brush) => void,
): Phaser.Textures.Texture {
  if (textures.exists(key)) return textures.get(key);
  const { canvas, brush } = createSurface(width, height);
  paint(brush);
  // Not as a canvas texture, which reads and keeps all its pixels; that would have this frame too.
  const texture = textures.create(key, canvas, width, height) as Phaser.Textures.Texture;
  texture.add('__BASE', 0, 0, 0, width, height);
  return texture;
}

/** Paints a texture of {@link addTexture} again, over what it shows; nothing when its game is gone. */
export function repaint(texture: Phaser.Textures.Texture, paint: (brush: Brush) => void): void {
  const source = texture.source.at(0);
  const brush = (source?.image as HTMLCanvasElement | null | undefined)?.getContext('2d');
  if (!brush) return;
  paint(brush);
  source?.update();
}
