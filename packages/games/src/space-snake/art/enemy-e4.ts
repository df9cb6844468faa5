import type { Drawing } from './drawing.ts';
import { type Brush, circle, disc, fade, groove, lamp, plate, radial, shape } from './paint.ts';
import { HULLS } from './palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.ustur;

const PETALS = 6;

/** USTUR watcher: six facets round an eye. */
export const enemyE4: Drawing = {
  size: 52,
  finish: { halo: '#ffb12e', rimPort: HULLS.ustur.rimPort, rimStarboard: HULLS.ustur.rimStarboard },
  draw(brush) {
    for (let index = 0; index < PETALS; index++) {
      brush.save();
      brush.rotate((index * 2 * Math.PI) / PETALS);
      petal(brush);
      brush.restore();
    }
    eye(brush);
  },
};

function petal(brush: Brush): void {
  plate(
    brush,
    shape([
      [-4, -14],
      [-11, -28],
      [0, -48],
      [0, -14],
    ]),
    fade(brush, [-10, 0], [0, 0], [hull, light]),
    { width: 1.8 },
  );
  plate(
    brush,
    shape([
      [4, -14],
      [11, -28],
      [0, -48],
      [0, -14],
    ]),
    fade(brush, [0, 0], [10, 0], [hull, accentWarm]),
    { width: 1.8 },
  );
  groove(
    brush,
    [
      [0, -22],
      [0, -40],
    ],
    glow,
    2.2,
  );
}

function eye(brush: Brush): void {
  plate(brush, circle([0, 0], 20), radial(brush, [-4, -4], 24, [light, hull, accentWarm]), { width: 2.4 });
  plate(brush, circle([0, 0], 13.5), radial(brush, [0, 0], 14, [accent, dark]), { width: 2 });
  brush.fillStyle = dark;
  disc(brush, [0, 0], 9);
  lamp(brush, [0, 0], 6, glow);
}
