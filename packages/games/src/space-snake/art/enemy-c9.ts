import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, fade, groove, lamp, plate } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, glow } = HULLS.oni;

/** ONI reaver: two crescents inside each other and a split tail. */
export const enemyC9: Drawing = {
  size: 54,
  finish: { halo: '#b13dff', rimPort: HULLS.oni.rimPort, rimStarboard: HULLS.oni.rimStarboard },
  draw(brush) {
    bothSides(brush, splitTail);
    bothSides(brush, outerCrescent);
    bothSides(brush, innerHorn);
    core(brush);
  },
};

function splitTail(brush: Brush): void {
  plate(
    brush,
    new Path2D('M 2 14 C 10 22 18 32 12 48 C 8 38 2 34 0 28 Z'),
    fade(brush, [0, 14], [14, 48], [hull, accent]),
  );
  plate(
    brush,
    new Path2D('M 12 12 C 26 18 34 28 36 42 C 26 34 16 30 8 20 Z'),
    fade(brush, [10, 12], [36, 42], [dark, hull, light]),
    { width: 1.8 },
  );
}

function outerCrescent(brush: Brush): void {
  plate(
    brush,
    new Path2D('M 4 12 C 30 24 52 8 44 -40 C 38 -18 28 -10 4 -14 Z'),
    fade(brush, [4, 14], [44, -40], [dark, hull, light, '#e2c6ff']),
    { width: 2.4 },
  );
  for (const [x, y] of [
    [17, -10],
    [26, -13],
    [34, -19],
  ] as const) {
    groove(brush, [
      [x, y],
      [x + 6, y + 22],
    ]);
  }
  brush.save();
  brush.shadowColor = glow;
  brush.shadowBlur = 6;
  brush.strokeStyle = glow;
  brush.lineWidth = 2.4;
  brush.lineCap = 'round';
  brush.stroke(new Path2D('M 12 6 C 28 14 44 2 43 -22'));
  brush.restore();
}

function innerHorn(brush: Brush): void {
  plate(
    brush,
    new Path2D('M 2 -16 C 14 -14 22 -24 16 -47 C 13 -34 8 -30 2 -30 Z'),
    fade(brush, [4, -14], [16, -47], [hull, light, '#f0d8ff']),
    { width: 1.8 },
  );
}

function core(brush: Brush): void {
  plate(
    brush,
    new Path2D('M 0 -30 C 15 -28 18 -8 14 6 C 11 18 5 24 0 27 C -5 24 -11 18 -14 6 C -18 -8 -15 -28 0 -30 Z'),
    fade(brush, [0, -30], [0, 27], [light, hull, dark]),
    { width: 2.2 },
  );
  bothSides(brush, (side) => lamp(side, [5.4, -15], 3, glow));
  lamp(brush, [0, 4], 6, glow);
  lamp(brush, [0, 17], 2.4, glow);
}
