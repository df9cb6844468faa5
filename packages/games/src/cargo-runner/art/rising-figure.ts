import type { Drawing } from '../../space-snake/art/drawing.ts';
import { mix } from '../../space-snake/art/paint.ts';
import { STATION_COLOR } from './palette.ts';

/** Points as they rise from the station. A figure, so it needs no translation. */
export function risingFigure(text: string): Drawing {
  return {
    size: 72,
    draw(brush) {
      const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
      brush.font = `800 42px ${family}`;
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.lineJoin = 'round';
      brush.strokeStyle = 'rgb(4 6 12 / 90%)';
      brush.lineWidth = 10;
      brush.strokeText(text, 0, 0, 94);
      brush.fillStyle = mix(STATION_COLOR, '#ffffff', 0.35);
      brush.fillText(text, 0, 0, 94);
    },
  };
}
