import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, fade, groove, lamp, plate, shape } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, glow } = HULLS.oni;

/** ONI raider: a horned head on a crescent, with a tail. */
export const enemyE2: Drawing = {
  size: 52,
  finish: { halo: '#b13dff', rimPort: HULLS.oni.rimPort, rimStarboard: HULLS.oni.rimStarboard },
  draw(brush) {
    tail(brush);
    bothSides(brush, horn);
    carapace(brush);
    bothSides(brush, seam);
    lamp(brush, [0, -8], 6, glow);
  },
};

function tail(brush: Brush): void {
  const path = new Path2D('M -8 8 Q -7 30 0 47 Q 7 30 8 8 Z');
  plate(brush, path, fade(brush, [0, 8], [0, 47], [hull, light, accent]));
  for (const y of [18, 26, 34]) {
    const width = 8 - (y - 10) * 0.16;
    groove(brush, [
      [-width, y],
      [0, y + 3],
      [width, y],
    ]);
  }
}

function horn(brush: Brush): void {
  const path = new Path2D('M 6 6 C 30 18 46 2 34 -44 C 33 -24 24 -16 6 -16 Z');
  plate(brush, path, fade(brush, [6, 10], [36, -44], [dark, hull, light, '#d9b8ff']));
  groove(brush, [
    [16, -12],
    [20, 9],
  ]);
  groove(brush, [
    [25, -16],
    [31, 4],
  ]);
  const barb = new Path2D('M 22 8 Q 34 12 40 28 Q 26 22 16 10 Z');
  plate(brush, barb, fade(brush, [20, 8], [40, 28], [hull, accent]), { width: 1.6 });
}

function carapace(brush: Brush): void {
  const path = new Path2D(
    'M 0 -30 C 14 -28 17 -10 13 4 C 10 14 5 18 0 20 C -5 18 -10 14 -13 4 C -17 -10 -14 -28 0 -30 Z',
  );
  plate(brush, path, fade(brush, [0, -30], [0, 20], [light, hull, dark]), { width: 2.2 });
  plate(
    brush,
    shape([
      [-4, -28],
      [4, -28],
      [0, -40],
    ]),
    light,
    { width: 1.4 },
  );
}

function seam(brush: Brush): void {
  brush.save();
  brush.shadowColor = glow;
  brush.shadowBlur = 6;
  brush.strokeStyle = glow;
  brush.lineWidth = 2.2;
  brush.lineCap = 'round';
  brush.stroke(new Path2D('M 9 2 C 22 10 36 2 34 -22'));
  brush.restore();
}
