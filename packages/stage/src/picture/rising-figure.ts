import type { Drawing } from './drawing.ts';

/** A number that rises from where points were scored. */
export function risingFigure(text: string, { size, color }: { size: number; color: string }): Drawing {
  return {
    size,
    draw(brush) {
      const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
      brush.font = `800 44px ${family}`;
      brush.textAlign = 'center';
      brush.textBaseline = 'middle';
      brush.lineJoin = 'round';
      brush.strokeStyle = 'rgb(4 6 12 / 90%)';
      brush.lineWidth = 11;
      brush.strokeText(text, 0, 0, 92);
      brush.fillStyle = color;
      brush.fillText(text, 0, 0, 92);
    },
  };
}
