import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, fade, groove, plate, radial, shape, symmetric } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.player;

/** A cargo module in the middle of the convoy. Its bay is dark: the four lamps of the hold are drawn over it. */
export const wagon: Drawing = {
  size: 50,
  finish: { halo: '#6fb6ff', rimPort: HULLS.player.rimPort, rimStarboard: HULLS.player.rimStarboard },
  draw(brush) {
    couplings(brush);
    bothSides(brush, thrusterPod);
    body(brush);
    bay(brush);
  },
};

/** The hooks by which a ship holds the next one; they nearly touch across the gap. */
export function couplings(brush: Brush): void {
  for (const side of [-1, 1]) {
    plate(
      brush,
      shape([
        [-5, side * 28],
        [5, side * 28],
        [4, side * 46],
        [-4, side * 46],
      ]),
      fade(brush, [-5, 0], [5, 0], [dark, '#697686', dark]),
    );
  }
}

function thrusterPod(brush: Brush): void {
  plate(
    brush,
    shape([
      [24, -12],
      [34, -8],
      [36, 14],
      [30, 22],
      [24, 20],
    ]),
    fade(brush, [24, 0], [36, 0], ['#6f7a86', '#9aa5af', '#4b5663']),
  );
  brush.fillStyle = radial(brush, [31, 21], 6, ['#d6f0ff', glow, 'rgb(58 166 255 / 0)']);
  brush.fillRect(25, 17, 12, 10);
}

function body(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -38],
      [18, -38],
      [26, -28],
      [26, 28],
      [18, 38],
      [0, 38],
    ]),
    fade(brush, [-26, 0], [26, 0], ['#7f8993', light, '#ffffff', light, '#76808b']),
    { width: 2.4 },
  );
  bothSides(brush, (side) =>
    plate(
      side,
      shape([
        [19, -26],
        [25, -22],
        [25, 22],
        [19, 26],
      ]),
      fade(side, [0, -26], [0, 26], ['#ff5334', accent, '#9c1d0c']),
      { width: 1.4 },
    ),
  );
  groove(brush, [
    [-18, -30],
    [18, -30],
  ]);
  groove(brush, [
    [-18, 30],
    [18, 30],
  ]);
  brush.fillStyle = accentWarm;
  brush.fillRect(-9, -35.4, 18, 3);
  brush.fillStyle = hull;
  brush.fillRect(-9, 32.6, 18, 3);
}

function bay(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -25],
      [13, -25],
      [16, -22],
      [16, 22],
      [13, 25],
      [0, 25],
    ]),
    fade(brush, [0, -25], [0, 25], ['#0d1422', '#1c2736']),
    { width: 2 },
  );
}
