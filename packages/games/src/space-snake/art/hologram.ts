import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type Cutout, boxOf } from '@star-seekers/stage/picture/frame-art.ts';
import { type Brush, alpha, mix } from '@star-seekers/stage/picture/paint.ts';
import { pictureAt } from '@star-seekers/stage/picture/pictures.ts';
import { createSurface } from '@star-seekers/stage/picture/render.ts';

/** Pixels of the intermediate picture per unit of the box. */
const DETAIL = 3;
/** Units between two scan lines. */
const SCAN_LINE = 5;
/** Width of the outline in pixels of the intermediate picture. */
const LINE_WIDTH = 5;

/** An announced enemy: its silhouette in scan lines of its fleet's light. */
export function hologram(source: Cutout, color: string): Drawing {
  const [, , width, height] = boxOf(source);
  return {
    size: Math.max(width, height) / source.sheet.density,
    sheet: source.sheet,
    draw(brush) {
      const { canvas, brush: projector } = createSurface(100 * DETAIL);
      stamp(projector, source);
      projector.globalCompositeOperation = 'source-in';
      projector.fillStyle = alpha(color, 0.42);
      projector.fillRect(0, 0, canvas.width, canvas.height);
      projector.globalCompositeOperation = 'destination-out';
      projector.fillStyle = 'rgb(0 0 0 / 55%)';
      for (let y = 0; y < 100; y += SCAN_LINE) {
        projector.fillRect(0, y * DETAIL, canvas.width, (SCAN_LINE / 2) * DETAIL);
      }
      brush.drawImage(canvas, -50, -50, 100, 100);
      brush.shadowColor = color;
      brush.shadowBlur = 6;
      brush.drawImage(outline(source, color), -50, -50, 100, 100);
    },
  };
}

/** Draws the ship so that it fills a square surface. */
function stamp(brush: Brush, source: Cutout): void {
  const [x, y, width, height] = boxOf(source);
  const edge = brush.canvas.width;
  const scale = edge / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  const image = pictureAt(source.sheet.url);
  brush.drawImage(image, x, y, width, height, (edge - wide) / 2, (edge - high) / 2, wide, high);
}

/** The silhouette's edge as a bright line. */
function outline(source: Cutout, color: string): HTMLCanvasElement {
  const edge = 100 * DETAIL;
  const { canvas: silhouette, brush: filler } = createSurface(edge);
  stamp(filler, source);
  filler.globalCompositeOperation = 'source-in';
  filler.fillStyle = mix(color, '#ffffff', 0.4);
  filler.fillRect(0, 0, edge, edge);
  const { canvas, brush } = createSurface(edge);
  for (let step = 0; step < 8; step++) {
    const angle = (step / 8) * 2 * Math.PI;
    brush.drawImage(silhouette, Math.cos(angle) * LINE_WIDTH, Math.sin(angle) * LINE_WIDTH);
  }
  brush.globalCompositeOperation = 'destination-out';
  brush.drawImage(silhouette, 0, 0);
  return canvas;
}
