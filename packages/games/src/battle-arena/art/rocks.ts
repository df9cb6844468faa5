import { createRng, nextUnit } from '@star-seekers/sim';
import type { Drawing } from '../../space-snake/art/drawing.ts';
import { type Point, alpha, disc, fade, groove, plate, radial, shape } from '../../space-snake/art/paint.ts';
import { ROCKS, type RockKind } from '../rules.ts';

interface Stone {
  readonly seed: number;
  readonly colors: readonly [string, string, string];
  /** What runs through it. */
  readonly vein?: string;
}

const STONES: Readonly<Record<RockKind, Stone>> = {
  a1: { seed: 11, colors: ['#a08a74', '#6d5b4c', '#332a24'] },
  a2: { seed: 23, colors: ['#8a7a72', '#574a46', '#2a2322'], vein: '#ff8a2e' },
  a3: { seed: 37, colors: ['#9db4cc', '#54687f', '#232d3c'], vein: '#6fe0ff' },
};

/** A millstone: dull, seam or glint (codex, millstones). */
export function rock(kind: RockKind): Drawing {
  const { seed, colors, vein } = STONES[kind];
  return {
    size: 2.3 * ROCKS[kind].radius,
    finish: { halo: '#000000', rimPort: '#ffd9b0', rimStarboard: vein ?? '#7f93b8' },
    draw(brush) {
      const rng = createRng(seed);
      const points = outline(() => nextUnit(rng));
      plate(brush, shape(points), fade(brush, [-36, -36], [36, 36], colors), { width: 3 });
      brush.save();
      brush.clip(shape(points));
      for (let index = 0; index < 6; index++) {
        const [x, y] = [nextUnit(rng) * 64 - 32, nextUnit(rng) * 64 - 32];
        const radius = 5 + nextUnit(rng) * 9;
        brush.fillStyle = radial(brush, [x - radius * 0.3, y - radius * 0.3], radius, [
          alpha('#000000', 0.55),
          alpha('#000000', 0.3),
          alpha('#ffffff', 0.1),
        ]);
        disc(brush, [x, y], radius);
      }
      if (vein) {
        for (const offset of [-14, 10]) {
          const line: Point[] = [
            [-44, offset - 8],
            [-16, offset + 6],
            [8, offset - 6],
            [44, offset + 10],
          ];
          groove(brush, line, alpha(vein, 0.35), 9);
          groove(brush, line, vein, 3);
        }
      }
      brush.restore();
    },
  };
}

function outline(unit: () => number): Point[] {
  return Array.from({ length: 11 }, (_, index): Point => {
    const angle = (index / 11) * 2 * Math.PI + unit() * 0.3;
    const radius = 35 + unit() * 11;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** Cracks over a rock that was hit. @param level 1 or 2 */
export function cracks(level: number): Drawing {
  return {
    size: 60,
    draw(brush) {
      const rng = createRng(70 + level);
      for (let index = 0; index < 3 * level; index++) {
        const angle = (index / (3 * level)) * 2 * Math.PI + nextUnit(rng) * 0.6;
        const bend = angle + (nextUnit(rng) - 0.5);
        const line: Point[] = [
          [Math.cos(bend) * 4, Math.sin(bend) * 4],
          [Math.cos(bend) * 18, Math.sin(bend) * 18],
          [Math.cos(angle) * 36, Math.sin(angle) * 36],
        ];
        groove(brush, line, 'rgb(4 6 12 / 85%)', 6);
        groove(brush, line, 'rgb(255 196 120 / 85%)', 2);
      }
    },
  };
}
