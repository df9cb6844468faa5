import type { Drawing } from '../../space-snake/art/drawing.ts';
import { type Brush, bothSides, fade, groove, lamp, plate } from '../../space-snake/art/paint.ts';
import { HULLS } from '../../space-snake/art/palette.ts';

const { hull, light, dark, accent, glow } = HULLS.oni;

/** ONI lancer: narrow as a needle, its tail curled over its head (codex, ONI ships). */
export const enemyE5: Drawing = {
  size: 56,
  finish: { halo: '#b13dff', rimPort: HULLS.oni.rimPort, rimStarboard: HULLS.oni.rimStarboard },
  draw(brush) {
    bothSides(brush, claw);
    plate(
      brush,
      new Path2D('M 0 -48 C 7 -30 12 -8 9 14 C 8 30 4 42 0 49 C -4 42 -8 30 -9 14 C -12 -8 -7 -30 0 -48 Z'),
      fade(brush, [-12, 0], [12, 0], [dark, hull, light, hull, dark]),
      { width: 2.2 },
    );
    for (const y of [8, 18, 28, 37]) {
      const width = 8.6 - (y - 8) * 0.15;
      groove(brush, [
        [-width, y],
        [0, y + 4],
        [width, y],
      ]);
    }
    sting(brush);
    lamp(brush, [0, -14], 5, glow);
  },
};

function claw(brush: Brush): void {
  plate(
    brush,
    new Path2D('M 6 -2 C 22 4 32 -6 30 -30 C 27 -16 20 -12 7 -16 Z'),
    fade(brush, [8, 2], [30, -30], [dark, hull, light]),
    { width: 2 },
  );
  plate(brush, new Path2D('M 7 14 Q 20 20 23 36 Q 14 28 6 28 Z'), fade(brush, [6, 14], [23, 36], [hull, accent]), {
    width: 1.6,
  });
}

function sting(brush: Brush): void {
  brush.save();
  brush.shadowColor = glow;
  brush.shadowBlur = 7;
  brush.strokeStyle = glow;
  brush.lineWidth = 3;
  brush.lineCap = 'round';
  brush.stroke(new Path2D('M 0 -46 L 0 -24'));
  brush.restore();
}
