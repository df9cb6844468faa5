import type { Drawing } from './drawing.ts';
import { alpha } from './paint.ts';
import { createSurface } from './render.ts';

/** Pixels of the intermediate picture per unit of the box. */
const DETAIL = 3;
/** Units between two scan lines. */
const SCAN_LINE = 5;

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
      projector.fillStyle = alpha(color, 0.6);
      projector.fillRect(-50, -50, 100, 100);
      projector.globalCompositeOperation = 'destination-out';
      projector.fillStyle = 'rgb(0 0 0 / 62%)';
      for (let y = -50; y < 50; y += SCAN_LINE) projector.fillRect(-50, y, 100, SCAN_LINE / 2);
      brush.shadowColor = color;
      brush.shadowBlur = 8;
      brush.drawImage(canvas, -50, -50, 100, 100);
    },
  };
}
