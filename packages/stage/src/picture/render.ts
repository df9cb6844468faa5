import type { Drawing } from './drawing.ts';
import type { Brush } from './paint.ts';

/**
 * The picture of a drawing.
 * @param density physical pixels per logical pixel
 */
export function render(drawing: Drawing, density: number): HTMLCanvasElement {
  const edge = Math.ceil(drawing.size * density);
  const { canvas, brush } = createSurface(edge);
  brush.translate(edge / 2, edge / 2);
  brush.scale((drawing.size * density) / 100, (drawing.size * density) / 100);
  drawing.draw(brush);
  return canvas;
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
