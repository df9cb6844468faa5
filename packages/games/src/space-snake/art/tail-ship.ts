import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, fade, groove, lamp, plate, radial, shape, symmetric } from './paint.ts';
import { HULLS } from './palette.ts';

const { light, dark, accent, accentWarm, glow } = HULLS.player;

/** The pusher that closes the convoy: a short hull, two fins and one big thruster. */
export const tailShip: Drawing = {
  size: 52,
  finish: { halo: '#6fb6ff', rimPort: HULLS.player.rimPort, rimStarboard: HULLS.player.rimStarboard },
  draw(brush) {
    coupling(brush);
    thruster(brush);
    bothSides(brush, fin);
    hull(brush);
    bay(brush);
  },
};

function coupling(brush: Brush): void {
  plate(
    brush,
    shape([
      [-5, -44],
      [5, -44],
      [6, -28],
      [-6, -28],
    ]),
    fade(brush, [-5, 0], [5, 0], [dark, '#697686', dark]),
  );
}

function thruster(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, 20],
      [11, 20],
      [15, 40],
      [0, 40],
    ]),
    fade(brush, [-14, 0], [14, 0], ['#1a212c', '#7b8795', '#1a212c']),
  );
  brush.fillStyle = radial(brush, [0, 40], 14, ['#ffffff', '#9fd8ff', glow, 'rgb(58 166 255 / 0)']);
  brush.fillRect(-16, 37, 32, 12);
}

function fin(brush: Brush): void {
  plate(
    brush,
    shape([
      [14, -8],
      [26, 4],
      [40, 34],
      [38, 44],
      [24, 30],
      [14, 30],
    ]),
    fade(brush, [14, 0], [40, 40], ['#ff5334', accent, '#8c1809']),
  );
  groove(brush, [
    [18, 4],
    [34, 36],
  ]);
  lamp(brush, [38, 41], 1.8, '#ff4a3a');
}

function hull(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -34],
      [12, -34],
      [20, -24],
      [20, 20],
      [14, 32],
      [0, 32],
    ]),
    fade(brush, [-20, 0], [20, 0], ['#7f8993', light, '#ffffff', light, '#76808b']),
    { width: 2.4 },
  );
  brush.fillStyle = accentWarm;
  brush.fillRect(-8, -31, 16, 3);
  groove(brush, [
    [-14, 26],
    [14, 26],
  ]);
}

function bay(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -25],
      [13, -25],
      [15, -22],
      [15, 19],
      [12, 22],
      [0, 22],
    ]),
    fade(brush, [0, -25], [0, 22], ['#0d1422', '#1c2736']),
  );
}
