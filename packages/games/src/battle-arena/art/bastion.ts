import type { Drawing } from '../../space-snake/art/drawing.ts';
import { type Brush, circle, fade, groove, lamp, plate, radial, shape } from '../../space-snake/art/paint.ts';
import { HULLS } from '../../space-snake/art/palette.ts';

const { hull, light, dark, accent, accentWarm, glow } = HULLS.ustur;
const FINISH = { halo: '#ffb12e', rimPort: HULLS.ustur.rimPort, rimStarboard: HULLS.ustur.rimStarboard };
const FACETS = 6;

/** USTUR bastion: two rings of six facets that turn against each other round an eye (codex, USTUR ships). */
export const bastionOuter: Drawing = {
  size: 92,
  finish: FINISH,
  draw: (brush) => ring(brush, { inner: 33, outer: 48, halfAngle: 0.36, colors: [light, hull, accentWarm] }),
};

export const bastionInner: Drawing = {
  size: 92,
  draw: (brush) => ring(brush, { inner: 19, outer: 31, halfAngle: 0.36, colors: [hull, accent, accentWarm] }),
};

export const bastionEye: Drawing = {
  size: 40,
  draw(brush) {
    plate(brush, circle([0, 0], 40), radial(brush, [-8, -8], 46, [light, hull, accentWarm]), { width: 4 });
    plate(brush, circle([0, 0], 27), radial(brush, [0, 0], 28, [accent, dark]), { width: 4 });
    lamp(brush, [0, 0], 13, glow);
  },
};

interface Ring {
  readonly inner: number;
  readonly outer: number;
  /** Half of what a facet covers, in radians. */
  readonly halfAngle: number;
  readonly colors: readonly [string, ...string[]];
}

function ring(brush: Brush, { inner, outer, halfAngle, colors }: Ring): void {
  for (let index = 0; index < FACETS; index++) {
    brush.save();
    brush.rotate((index * 2 * Math.PI) / FACETS);
    const [sine, cosine] = [Math.sin(halfAngle), Math.cos(halfAngle)];
    plate(
      brush,
      shape([
        [-sine * inner, -cosine * inner],
        [-sine * outer * 0.92, -cosine * outer * 0.92],
        [0, -outer],
        [sine * outer * 0.92, -cosine * outer * 0.92],
        [sine * inner, -cosine * inner],
      ]),
      fade(brush, [-sine * outer, 0], [sine * outer, 0], colors),
      { width: 1.8 },
    );
    groove(
      brush,
      [
        [0, -inner - 2],
        [0, -outer + 4],
      ],
      glow,
      1.8,
    );
    brush.restore();
  }
}
