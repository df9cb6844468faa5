import type { Drawing } from '../../space-snake/art/drawing.ts';
import { type Brush, fade, groove, lamp, plate, shape } from '../../space-snake/art/paint.ts';
import { HULLS } from '../../space-snake/art/palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.ustur;

/** USTUR shard: a single gold-edged blade with the eye at its heel (codex, USTUR ships). */
export const enemyE3: Drawing = {
  size: 52,
  finish: { halo: '#ffb12e', rimPort: HULLS.ustur.rimPort, rimStarboard: HULLS.ustur.rimStarboard },
  draw(brush) {
    face(brush, 1, [light, hull, accentWarm]);
    face(brush, -1, [hull, light]);
    for (const side of [-1, 1]) fin(brush, side);
    groove(
      brush,
      [
        [0, -36],
        [0, 14],
      ],
      glow,
      2.6,
    );
    plate(
      brush,
      shape([
        [0, 12],
        [13, 27],
        [0, 42],
        [-13, 27],
      ]),
      dark,
      { width: 2.4 },
    );
    lamp(brush, [0, 27], 6, glow);
  },
};

function face(brush: Brush, side: number, colors: readonly [string, ...string[]]): void {
  plate(
    brush,
    shape([
      [0, -48],
      [side * 15, 4],
      [side * 9, 30],
      [0, 38],
    ]),
    fade(brush, [0, -20], [side * 15, 10], colors),
    { width: 2 },
  );
}

function fin(brush: Brush, side: number): void {
  plate(
    brush,
    shape([
      [side * 12, 6],
      [side * 27, 30],
      [side * 23, 36],
      [side * 9, 26],
    ]),
    fade(brush, [side * 8, 6], [side * 27, 36], [accent, accentWarm]),
    { width: 1.6 },
  );
}
