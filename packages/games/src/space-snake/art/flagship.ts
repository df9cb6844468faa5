import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, fade, groove, lamp, plate, radial, shape, symmetric } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.player;

/** The player's ship: a white-red delta with canards. */
export const flagship: Drawing = {
  size: 58,
  finish: { halo: '#6fb6ff', rimPort: HULLS.player.rimPort, rimStarboard: HULLS.player.rimStarboard },
  draw(brush) {
    bothSides(brush, engine);
    bothSides(brush, wing);
    bothSides(brush, canard);
    fuselage(brush);
    canopy(brush);
  },
};

function engine(brush: Brush): void {
  plate(
    brush,
    shape([
      [4, 26],
      [15, 26],
      [14, 45],
      [6, 45],
    ]),
    fade(brush, [4, 0], [15, 0], [dark, '#5a6675', dark]),
  );
  brush.fillStyle = radial(brush, [10, 45], 7, ['#ffffff', glow, 'rgb(58 166 255 / 0)']);
  brush.fillRect(2, 40, 16, 10);
}

function wing(brush: Brush): void {
  plate(
    brush,
    shape([
      [7, -12],
      [14, -6],
      [44, 27],
      [46, 38],
      [27, 33],
      [16, 40],
      [7, 38],
    ]),
    fade(brush, [8, 0], [46, 34], [light, hull, '#818c97']),
  );
  // The painted leading edge is what tells the flagship from everything else at thumbnail size.
  plate(
    brush,
    shape([
      [14, -6],
      [44, 27],
      [46, 38],
      [39, 35.6],
      [12, 4],
    ]),
    fade(brush, [14, -6], [46, 38], ['#ff5334', accent, '#9c1d0c']),
    { width: 1.4 },
  );
  groove(brush, [
    [14, 14],
    [28, 32],
  ]);
  groove(brush, [
    [16, 26],
    [24, 31],
  ]);
  plate(
    brush,
    shape([
      [30, 2],
      [33, 2],
      [33, 24],
      [30, 20],
    ]),
    fade(brush, [30, 0], [33, 0], ['#8d97a3', dark]),
    { width: 1.4 },
  );
  brush.fillStyle = accentWarm;
  brush.fillRect(17.5, 17, 5, 2.6);
  lamp(brush, [45, 36], 1.8, '#ff4a3a');
}

function canard(brush: Brush): void {
  plate(
    brush,
    shape([
      [5, -26],
      [21, -14],
      [22, -7],
      [7, -13],
    ]),
    fade(brush, [5, -24], [22, -8], ['#ff5334', accent, '#9c1d0c']),
    { width: 1.6 },
  );
}

function fuselage(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -50],
      [3.2, -40],
      [8, -16],
      [10, 8],
      [8, 36],
      [0, 41],
    ]),
    fade(brush, [-10, 0], [10, 0], ['#88939e', light, '#ffffff', light, '#7b8691']),
  );
  plate(
    brush,
    symmetric([
      [0, -50],
      [3.2, -40],
      [4.6, -33],
      [0, -29],
    ]),
    fade(brush, [-4, 0], [4, 0], ['#9c1d0c', '#ff5334', '#9c1d0c']),
    { width: 1.2 },
  );
  groove(brush, [
    [-9, 6],
    [0, 10],
    [9, 6],
  ]);
  plate(
    brush,
    symmetric([
      [0, 14],
      [3.4, 17],
      [3.4, 33],
      [0, 36],
    ]),
    fade(brush, [0, 14], [0, 36], [dark, '#4d5866']),
    { width: 1.2 },
  );
  lamp(brush, [0, 20], 2, glow);
  lamp(brush, [0, 28], 1.5, glow);
}

function canopy(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -25],
      [3.6, -18],
      [4.6, -8],
      [3, 1],
      [0, 3],
    ]),
    fade(brush, [0, -25], [0, 3], ['#9fd8ff', '#2470c8', '#0c2348']),
    { width: 1.4 },
  );
  groove(
    brush,
    [
      [-1.4, -19],
      [-2, -8],
    ],
    'rgb(255 255 255 / 80%)',
    1.4,
  );
}
