import type { Drawing } from './drawing.ts';
import { alpha, mix } from './paint.ts';
import { createSurface } from './render.ts';

/** Pixels of the intermediate picture per unit of the box. */
const DETAIL = 3;
/** Units between two scan lines. */
const SCAN_LINE = 5;
/** Width of the outline in pixels of the intermediate picture. */
const LINE_WIDTH = 5;

/** What an enemy looks like while it is only announced: its silhouette in scan lines of its own light. */
export function hologram(source: Drawing): Drawing {
  const color = source.finish?.halo ?? '#ffffff';
  return {
    size: source.size,
    draw(brush) {
      const { canvas, brush: projector } = createSurface(100 * DETAIL);
      projector.scale(DETAIL, DETAIL);
      projector.translate(50, 50);
      source.draw(projector);
      projector.globalCompositeOperation = 'source-in';
      projector.fillStyle = alpha(color, 0.42);
      projector.fillRect(-50, -50, 100, 100);
      projector.globalCompositeOperation = 'destination-out';
      projector.fillStyle = 'rgb(0 0 0 / 55%)';
      for (let y = -50; y < 50; y += SCAN_LINE) projector.fillRect(-50, y, 100, SCAN_LINE / 2);
      brush.drawImage(canvas, -50, -50, 100, 100);
      brush.shadowColor = color;
      brush.shadowBlur = 6;
      brush.drawImage(outline(source, color), -50, -50, 100, 100);
    },
  };
}

/** The silhouette's edge as a bright line. */
function outline(source: Drawing, color: string): HTMLCanvasElement {
  const edge = 100 * DETAIL;
  const { canvas: silhouette, brush: filler } = createSurface(edge);
  filler.scale(DETAIL, DETAIL);
  filler.translate(50, 50);
  source.draw(filler);
  filler.setTransform(1, 0, 0, 1, 0, 0);
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
