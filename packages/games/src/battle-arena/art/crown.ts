import type { Drawing } from '../../space-snake/art/drawing.ts';
import {
  type Brush,
  circle,
  fade,
  groove,
  lamp,
  plate,
  radial,
  shape,
  symmetric,
} from '../../space-snake/art/paint.ts';
import { HULLS } from '../../space-snake/art/palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.ustur;
const FINISH = { halo: '#ffb12e', rimPort: HULLS.ustur.rimPort, rimStarboard: HULLS.ustur.rimStarboard };

/** One side of the crown: two blades that point forward. The other side is its mirror; both turn about the box's centre. */
export const crownBlades: Drawing = {
  size: 176,
  finish: FINISH,
  draw(brush) {
    blade(
      brush,
      [
        [12, 22],
        [31, 6],
        [41, -24],
        [47, 10],
        [35, 36],
        [17, 42],
      ],
      [hull, light, accentWarm],
    );
    blade(
      brush,
      [
        [7, 8],
        [13, -20],
        [15, -48],
        [25, -18],
        [25, 12],
        [13, 28],
      ],
      [light, hull, accentWarm],
    );
    for (const line of [
      [
        [35, 2],
        [29, 28],
      ],
      [
        [17, -28],
        [18, 6],
      ],
    ] as const) {
      groove(brush, line, glow, 1.6);
    }
  },
};

function blade(
  brush: Brush,
  points: readonly (readonly [number, number])[],
  colors: readonly [string, ...string[]],
): void {
  plate(brush, shape(points), fade(brush, [8, 0], [46, 0], colors), { width: 1.2 });
}

/** The hull in the middle. */
export const crownKeel: Drawing = {
  size: 176,
  draw(brush) {
    plate(
      brush,
      symmetric([
        [0, -26],
        [9, -16],
        [15, 8],
        [11, 40],
        [0, 48],
      ]),
      fade(brush, [-15, 0], [15, 0], [accentWarm, hull, light, hull, accentWarm]),
      { width: 1.4 },
    );
    for (const y of [26, 31, 36]) {
      brush.fillStyle = glow;
      brush.fillRect(-4, y, 8, 1.6);
    }
    plate(brush, circle([0, 0], 15), radial(brush, [-3, -5], 18, [light, hull, accent]), { width: 1.4 });
    plate(brush, circle([0, 0], 11), dark, { width: 1.2 });
  },
};

/** The core, while it can be hurt. */
export const crownCore: Drawing = {
  size: 64,
  draw(brush) {
    lamp(brush, [0, 0], 17, glow);
    brush.strokeStyle = '#ffffff';
    brush.lineWidth = 3;
    brush.stroke(circle([0, 0], 30));
  },
};

/** The lid over the core, while it can not. */
export const crownLid: Drawing = {
  size: 64,
  draw(brush) {
    for (let index = 0; index < 6; index++) {
      brush.save();
      brush.rotate((index * Math.PI) / 3);
      plate(
        brush,
        shape([
          [0, 0],
          [-16, -28],
          [0, -32],
          [16, -28],
        ]),
        fade(brush, [-16, 0], [16, 0], [accentWarm, accent, hull]),
        { width: 2.4 },
      );
      brush.restore();
    }
    lamp(brush, [0, 0], 5, '#ff6a3a');
  },
};
