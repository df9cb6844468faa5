import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { alpha, circle, mix, radial } from '@star-seekers/stage/picture/paint.ts';

/** The dark glass round a resource, which sets the bright shape off from the backdrop. */
export function resourceGlass(color: string): Drawing {
  return {
    size: 54,
    draw(brush) {
      brush.fillStyle = radial(brush, [0, 0], 50, [alpha(color, 0.34), alpha(color, 0.22), alpha(color, 0)]);
      brush.fill(circle([0, 0], 50));
      brush.fillStyle = radial(brush, [0, 0], 37, [
        'rgb(10 15 30 / 92%)',
        'rgb(10 15 30 / 88%)',
        mix('#0a0f1e', color, 0.28),
      ]);
      brush.fill(circle([0, 0], 37));
    },
  };
}
