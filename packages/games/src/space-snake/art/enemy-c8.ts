import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, fade, groove, lamp, plate, radial, shape, symmetric } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.mud;

/** MUD cruiser: a slab with four batteries, the heaviest of its fleet. */
export const enemyC8: Drawing = {
  size: 53,
  finish: { halo: '#ff4326', rimPort: HULLS.mud.rimPort, rimStarboard: HULLS.mud.rimStarboard },
  draw(brush) {
    bothSides(brush, sponson);
    slab(brush);
    tower(brush);
  },
};

function sponson(brush: Brush): void {
  plate(
    brush,
    shape([
      [18, -22],
      [36, -22],
      [40, -16],
      [40, 26],
      [34, 34],
      [18, 30],
    ]),
    fade(brush, [18, 0], [40, 0], [hull, light, hull, dark]),
    { width: 2.2 },
  );
  for (const x of [23, 32]) {
    plate(
      brush,
      shape([
        [x - 2, -36],
        [x + 2, -36],
        [x + 2.6, -12],
        [x - 2.6, -12],
      ]),
      fade(brush, [x - 2, 0], [x + 2, 0], ['#727b86', dark]),
      { width: 1.4 },
    );
  }
  plate(
    brush,
    shape([
      [20, -6],
      [38, -6],
      [38, 8],
      [20, 12],
    ]),
    fade(brush, [0, -6], [0, 12], ['#f04328', accent, '#861406']),
    { width: 1.4 },
  );
  groove(brush, [
    [20, 20],
    [38, 18],
  ]);
  lamp(brush, [29, 24], 2.2, '#ffa24a');
}

function slab(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -44],
      [10, -44],
      [18, -34],
      [18, 30],
      [12, 40],
      [0, 40],
    ]),
    fade(brush, [-18, 0], [18, 0], [dark, hull, light, hull, dark]),
    { width: 2.4 },
  );
  brush.fillStyle = radial(brush, [0, 42], 14, ['#fff0d8', glow, 'rgb(255 90 48 / 0)']);
  brush.fillRect(-14, 38, 28, 12);
  plate(
    brush,
    symmetric([
      [0, -42],
      [8, -42],
      [15, -33],
      [12, -26],
      [0, -26],
    ]),
    fade(brush, [0, -42], [0, -26], ['#f04328', accent]),
    { width: 1.4 },
  );
}

function tower(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -20],
      [9, -16],
      [11, 14],
      [6, 24],
      [0, 24],
    ]),
    fade(brush, [0, -20], [0, 24], ['#424a56', dark]),
  );
  lamp(brush, [0, -10], 4, '#ff5a30');
  for (const y of [2, 9, 16]) {
    brush.fillStyle = accentWarm;
    brush.fillRect(-5, y, 10, 2.4);
  }
}
