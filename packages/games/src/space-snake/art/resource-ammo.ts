import type { Drawing } from './drawing.ts';
import { type Brush, fade, mix, plate } from './paint.ts';
import { RESOURCE_COLORS } from './palette.ts';
import { bubble } from './resource-bubble.ts';

const color = RESOURCE_COLORS.ammo;

/** Three cartridges, upright. */
export const resourceAmmo: Drawing = {
  size: 54,
  draw(brush) {
    bubble(brush, color);
    for (const [x, y] of [
      [-14, 3],
      [14, 3],
      [0, -2],
    ] as const) {
      brush.save();
      brush.translate(x, y);
      cartridge(brush);
      brush.restore();
    }
  },
};

function cartridge(brush: Brush): void {
  plate(
    brush,
    new Path2D('M -5.6 -7 C -5.6 -15 -2 -21 0 -23 C 2 -21 5.6 -15 5.6 -7 Z'),
    fade(brush, [-6, 0], [6, 0], [mix(color, '#ffffff', 0.7), '#ff9d3c', '#b4521a']),
    { width: 1.8 },
  );
  plate(
    brush,
    new Path2D('M -6 -7 H 6 V 17 H -6 Z'),
    fade(brush, [-6, 0], [6, 0], [color, '#fff3bd', color, mix(color, '#3a2600', 0.5)]),
    { width: 1.8 },
  );
  brush.fillStyle = mix(color, '#3a2600', 0.65);
  brush.fillRect(-6, 10.5, 12, 2.6);
}
