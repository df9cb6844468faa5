import type { Drawing } from './drawing.ts';
import { type Brush, bothSides, fade, groove, lamp, plate, radial, shape, symmetric } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.mud;

/** MUD scout: an H of two blocks and a bridge. */
export const enemyE1: Drawing = {
  size: 48,
  finish: { halo: '#ff4326', rimPort: HULLS.mud.rimPort, rimStarboard: HULLS.mud.rimStarboard },
  draw(brush) {
    bridge(brush);
    bothSides(brush, block);
    eye(brush);
  },
};

function bridge(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -14],
      [20, -10],
      [20, 12],
      [0, 18],
    ]),
    fade(brush, [0, -14], [0, 18], [light, hull, dark]),
  );
}

function block(brush: Brush): void {
  plate(
    brush,
    shape([
      [16, -30],
      [22, -40],
      [34, -40],
      [38, -30],
      [38, 30],
      [34, 36],
      [20, 36],
      [16, 28],
    ]),
    fade(brush, [16, 0], [38, 0], [hull, light, hull, dark]),
    { width: 2.4 },
  );
  plate(
    brush,
    shape([
      [18, -26],
      [36, -26],
      [36, -8],
      [18, -14],
    ]),
    fade(brush, [0, -26], [0, -8], ['#f04328', accent, '#861406']),
    { width: 1.4 },
  );
  groove(brush, [
    [18, 6],
    [36, 6],
  ]);
  groove(brush, [
    [18, 16],
    [36, 16],
  ]);
  brush.fillStyle = accentWarm;
  brush.fillRect(24, 9, 6, 4);
  brush.fillStyle = radial(brush, [27, 38], 9, ['#fff0d8', glow, 'rgb(255 90 48 / 0)']);
  brush.fillRect(17, 34, 20, 12);
}

function eye(brush: Brush): void {
  plate(
    brush,
    symmetric([
      [0, -24],
      [8, -18],
      [8, 4],
      [0, 10],
    ]),
    fade(brush, [0, -24], [0, 10], ['#3a414c', dark]),
  );
  lamp(brush, [0, -10], 4, '#ff5a30');
}
