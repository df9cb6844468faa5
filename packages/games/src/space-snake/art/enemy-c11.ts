import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, circle, fade, groove, lamp, plate, radial, shape, symmetric } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.ustur;

/** USTUR warship: a crown of blades that all point forward. */
export const enemyC11: Drawing = {
  size: 55,
  finish: { halo: '#ffb12e', rimPort: HULLS.ustur.rimPort, rimStarboard: HULLS.ustur.rimStarboard },
  draw(brush) {
    bothSides(brush, outerBlade);
    bothSides(brush, innerBlade);
    keel(brush);
    eye(brush);
  },
};

function outerBlade(brush: Brush): void {
  plate(
    brush,
    shape([
      [10, 20],
      [30, 4],
      [40, -26],
      [46, 8],
      [34, 36],
      [16, 40],
    ]),
    fade(brush, [10, 0], [46, 0], [hull, light, accentWarm]),
    { width: 2.2 },
  );
  groove(
    brush,
    [
      [34, 4],
      [28, 28],
    ],
    glow,
    2.2,
  );
}

function innerBlade(brush: Brush): void {
  plate(
    brush,
    shape([
      [6, 6],
      [12, -20],
      [14, -48],
      [24, -18],
      [24, 10],
      [12, 26],
    ]),
    fade(brush, [6, 0], [24, 0], [light, hull, accentWarm]),
    { width: 2.2 },
  );
  groove(
    brush,
    [
      [16, -28],
      [17, 4],
    ],
    glow,
    2.2,
  );
}

function keel(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -30],
      [8, -16],
      [12, 12],
      [9, 40],
      [0, 47],
    ]),
    fade(brush, [-12, 0], [12, 0], [accentWarm, hull, light, hull, accentWarm]),
    { width: 2.2 },
  );
  for (const y of [22, 29, 36]) {
    brush.fillStyle = glow;
    brush.fillRect(-3.6, y, 7.2, 2.8);
  }
}

function eye(brush: Brush): void {
  plate(brush, circle([0, -2], 13), radial(brush, [-3, -5], 15, [light, hull, accent]), { width: 2.2 });
  plate(brush, circle([0, -2], 8.6), dark, { width: 1.6 });
  lamp(brush, [0, -2], 5.2, glow);
}
