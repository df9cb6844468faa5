import { createRng, nextUnit } from '@star-seekers/sim';
import type { Drawing } from '../../space-snake/art/drawing.ts';
import { type Brush, alpha, circle, disc, fade, radial } from '../../space-snake/art/paint.ts';

interface Planet {
  readonly size: number;
  readonly seed: number;
  readonly colors: readonly [string, string, string];
  readonly air: string;
  readonly ring?: string;
}

/** Decorative planets, as dark as the sky that they belong to. They have no effect on the game (`games.md §3`, game 1). */
const PLANETS: readonly Planet[] = [
  { size: 170, seed: 5, colors: ['#3b5f8f', '#1c3458', '#0a1326'], air: '#5f9fe0' },
  { size: 120, seed: 8, colors: ['#7a4a3c', '#472a2a', '#180f16'], air: '#d08a5c', ring: '#b08a6a' },
  { size: 84, seed: 13, colors: ['#4a6b5c', '#26423d', '#0c1a1c'], air: '#7fd0a8' },
];

export const PLANET_COUNT = PLANETS.length;

export function planet(index: number): Drawing {
  const { size, seed, colors, air, ring } = PLANETS[index] as Planet;
  return {
    size,
    draw(brush) {
      const radius = ring ? 28 : 42;
      brush.globalAlpha = 0.8;
      brush.fillStyle = radial(brush, [0, 0], radius * 1.16, [alpha(air, 0), alpha(air, 0.25), alpha(air, 0)]);
      disc(brush, [0, 0], radius * 1.16);
      if (ring) halfRing(brush, ring, radius, Math.PI, 2 * Math.PI);
      brush.fillStyle = fade(brush, [-radius, -radius], [radius, radius], colors);
      disc(brush, [0, 0], radius);
      bands(brush, seed, radius, air);
      brush.fillStyle = fade(
        brush,
        [-radius * 0.4, -radius * 0.4],
        [radius, radius],
        ['rgb(5 8 18 / 0)', 'rgb(5 8 18 / 85%)'],
      );
      disc(brush, [0, 0], radius + 0.5);
      if (ring) halfRing(brush, ring, radius, 0, Math.PI);
    },
  };
}

function bands(brush: Brush, seed: number, radius: number, color: string): void {
  const rng = createRng(seed);
  brush.save();
  brush.clip(circle([0, 0], radius));
  brush.rotate(-0.4);
  for (let index = 0; index < 9; index++) {
    const y = (nextUnit(rng) * 2 - 1) * radius;
    brush.fillStyle = alpha(index % 2 === 0 ? color : '#04060c', 0.1 + 0.1 * nextUnit(rng));
    brush.fillRect(-radius, y, 2 * radius, 1 + nextUnit(rng) * radius * 0.18);
  }
  brush.restore();
}

function halfRing(brush: Brush, color: string, radius: number, from: number, to: number): void {
  brush.save();
  brush.rotate(-0.4);
  brush.scale(1, 0.28);
  for (const [width, share, opacity] of [
    [5, 1.5, 0.45],
    [3, 1.7, 0.3],
  ] as const) {
    brush.strokeStyle = alpha(color, opacity);
    brush.lineWidth = width;
    brush.beginPath();
    brush.arc(0, 0, radius * share, from, to);
    brush.stroke();
  }
  brush.restore();
}
