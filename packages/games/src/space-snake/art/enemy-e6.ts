import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, fade, groove, lamp, plate, radial, shape, symmetric } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, glow } = HULLS.mud;

/** MUD hammerhead: a wide ram in front of a narrow hull. */
export const enemyE6: Drawing = {
  size: 50,
  finish: { halo: '#ff4326', rimPort: HULLS.mud.rimPort, rimStarboard: HULLS.mud.rimStarboard },
  draw(brush) {
    bothSides(brush, outrigger);
    spine(brush);
    ram(brush);
  },
};

function outrigger(brush: Brush): void {
  plate(
    brush,
    shape([
      [10, 2],
      [26, 8],
      [28, 34],
      [20, 40],
      [10, 28],
    ]),
    fade(brush, [10, 0], [28, 0], [hull, light, dark]),
  );
  brush.fillStyle = radial(brush, [20, 40], 9, ['#fff0d8', glow, 'rgb(255 90 48 / 0)']);
  brush.fillRect(10, 36, 20, 12);
  groove(brush, [
    [12, 18],
    [26, 22],
  ]);
}

function spine(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -24],
      [12, -20],
      [13, 30],
      [0, 36],
    ]),
    fade(brush, [-13, 0], [13, 0], [dark, hull, light, hull, dark]),
  );
  for (const y of [2, 10, 18]) {
    brush.fillStyle = '#10141b';
    brush.fillRect(-7, y, 14, 4);
  }
}

function ram(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -40],
      [30, -40],
      [42, -30],
      [42, -12],
      [34, -8],
      [26, -16],
      [0, -14],
    ]),
    fade(brush, [0, -40], [0, -8], [light, hull, dark]),
    { width: 2.4 },
  );
  bothSides(brush, (side) => {
    plate(
      side,
      shape([
        [16, -38],
        [30, -38],
        [40, -29],
        [40, -20],
        [20, -20],
      ]),
      fade(side, [0, -38], [0, -20], ['#f04328', accent, '#861406']),
      { width: 1.4 },
    );
    lamp(side, [37, -14], 2.6, '#ffa24a');
  });
  lamp(brush, [0, -27], 4.4, '#ff5a30');
}
