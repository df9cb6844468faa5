import { RESOURCE_POINTS, type ResourceKind } from '../rules.ts';
import type { Drawing } from './drawing.ts';
import { mix } from './paint.ts';
import { RESOURCE_COLORS } from './palette.ts';

/** The points of a resource, as they rise from where it was collected. A figure, so it needs no translation. */
export function floatingPoints(kind: ResourceKind): Drawing {
  return {
    size: 52,
    draw(brush) {
      const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
      brush.font = `800 46px ${family}`;
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.lineJoin = 'round';
      brush.strokeStyle = 'rgb(4 6 12 / 90%)';
      brush.lineWidth = 11;
      const text = `+${RESOURCE_POINTS[kind]}`;
      brush.strokeText(text, 0, 0, 92);
      brush.fillStyle = mix(RESOURCE_COLORS[kind], '#ffffff', 0.35);
      brush.fillText(text, 0, 0, 92);
    },
  };
}
