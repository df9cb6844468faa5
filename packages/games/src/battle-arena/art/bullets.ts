import type { Drawing } from '../../space-snake/art/drawing.ts';
import { type Brush, disc, fade, fillShape, radial } from '../../space-snake/art/paint.ts';

/** A bright core in a coloured body with a dark rim: readable over anything, by shape as well as by colour. */
function bullet(size: number, path: string, core: string, [body, edge]: readonly [string, string]): Drawing {
  return {
    size,
    draw(brush) {
      halo(brush, edge);
      const outline = new Path2D(path);
      brush.lineJoin = 'round';
      brush.strokeStyle = '#04060c';
      brush.lineWidth = 16;
      brush.stroke(outline);
      fillShape(brush, outline, fade(brush, [0, -30], [0, 30], [body, edge]));
      fillShape(brush, new Path2D(core), '#ffffff');
    },
  };
}

function halo(brush: Brush, color: string): void {
  brush.fillStyle = radial(brush, [0, 0], 50, [`${color}99`, `${color}33`, `${color}00`]);
  disc(brush, [0, 0], 50);
}

/** The player's: slim, blue-white, flying up. */
export const shotBullet: Drawing = {
  size: 40,
  draw(brush) {
    brush.save();
    brush.scale(0.42, 1);
    brush.fillStyle = radial(brush, [0, 0], 50, [
      'rgb(130 210 255 / 90%)',
      'rgb(58 150 255 / 40%)',
      'rgb(58 120 255 / 0)',
    ]);
    disc(brush, [0, 0], 50);
    brush.restore();
    brush.fillStyle = fade(brush, [0, -44], [0, 40], ['#ffffff', '#c9ecff', 'rgb(96 190 255 / 30%)']);
    brush.beginPath();
    brush.roundRect(-6, -44, 12, 76, 6);
    brush.fill();
  },
};

/** MUD: a blunt slug. */
export const slugBullet = bullet(
  30,
  'M -15 -26 L 15 -26 L 19 -14 L 19 26 L -19 26 L -19 -14 Z',
  'M -7 -16 L 7 -16 L 7 16 L -7 16 Z',
  ['#ffb040', '#ff3b1e'],
);

/** ONI: a crescent, horns behind. */
export const thornBullet = bullet(
  32,
  'M 0 -30 C 20 -22 32 4 26 30 C 18 8 10 2 0 2 C -10 2 -18 8 -26 30 C -32 4 -20 -22 0 -30 Z',
  'M 0 -20 C 9 -16 14 -6 12 4 C 6 -4 -6 -4 -12 4 C -14 -6 -9 -16 0 -20 Z',
  ['#f08aff', '#b01cff'],
);

/** ONI: a long needle. */
export const lanceBullet = bullet(
  50,
  'M 0 -44 L 9 -6 L 5 40 L -5 40 L -9 -6 Z',
  'M 0 -36 L 4 -6 L 2 26 L -2 26 L -4 -6 Z',
  ['#7dffe6', '#12c8a8'],
);

/** USTUR: a facet. */
export const facetBullet = bullet(30, 'M 0 -32 L 22 0 L 0 32 L -22 0 Z', 'M 0 -16 L 10 0 L 0 16 L -10 0 Z', [
  '#ffe27a',
  '#ff9d12',
]);

/** The warship's: a ring round a core. */
export const orbBullet: Drawing = {
  size: 38,
  draw(brush) {
    halo(brush, '#ff8a1e');
    for (const [radius, color] of [
      [34, '#04060c'],
      [27, '#ff7a12'],
      [19, '#3a1402'],
      [13, '#ffffff'],
    ] as const) {
      brush.fillStyle = color;
      disc(brush, [0, 0], radius);
    }
  },
};
