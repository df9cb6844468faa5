import type { Drawing, Finish } from './drawing.ts';
import type { Brush } from './paint.ts';
import { INK } from './palette.ts';

/** Room round a finished ship for its halo, in logical pixels. */
const HALO_PX = 7;

/** Edge of the picture of a drawing on the canvas of the game, in logical pixels. */
export function pictureSize(drawing: Drawing): number {
  return drawing.size + (drawing.finish ? 2 * HALO_PX : 0);
}

/**
 * The picture of a drawing.
 * @param density physical pixels per logical pixel
 */
export function render(drawing: Drawing, density: number): HTMLCanvasElement {
  const edge = Math.ceil(pictureSize(drawing) * density);
  const { canvas, brush } = createSurface(edge);
  brush.translate(edge / 2, edge / 2);
  brush.scale((drawing.size * density) / 100, (drawing.size * density) / 100);
  drawing.draw(brush);
  return drawing.finish ? finished(canvas, drawing.finish, density) : canvas;
}

/** A canvas outside the page with its brush. */
export function createSurface(width: number, height = width): { canvas: HTMLCanvasElement; brush: Brush } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser gives no 2D canvas.');
  return { canvas, brush };
}

function finished(
  ship: HTMLCanvasElement,
  { halo, rimPort, rimStarboard }: Finish,
  density: number,
): HTMLCanvasElement {
  const { canvas: lit, brush: light } = createSurface(ship.width);
  light.drawImage(ship, 0, 0);
  light.globalCompositeOperation = 'source-atop';
  light.globalAlpha = 0.85;
  light.drawImage(rim(ship, rimPort, density), 0, 0);
  light.drawImage(rim(ship, rimStarboard, -density), 0, 0);

  const { canvas, brush } = createSurface(ship.width);
  brush.shadowColor = halo;
  brush.shadowBlur = 5.5 * density;
  brush.globalAlpha = 0.8;
  brush.drawImage(lit, 0, 0);
  brush.globalAlpha = 1;
  // A shadow is drawn under its picture, so three narrow ones add up to an outline.
  brush.shadowColor = INK;
  brush.shadowBlur = 1.6 * density;
  for (let pass = 0; pass < 3; pass++) brush.drawImage(lit, 0, 0);
  return canvas;
}

/** The thin crescent of a silhouette that a light from the side reaches. @param offset its width; negative for starboard */
function rim(ship: HTMLCanvasElement, color: string, offset: number): HTMLCanvasElement {
  const { canvas, brush } = createSurface(ship.width);
  brush.drawImage(ship, 0, 0);
  brush.globalCompositeOperation = 'source-in';
  brush.fillStyle = color;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.globalCompositeOperation = 'destination-out';
  brush.drawImage(ship, offset, offset * 0.35);
  return canvas;
}
