import { createRng, nextUnit } from '@star-seekers/sim';
import { type Brush, alpha, disc, radial } from '../../space-snake/art/paint.ts';
import { CANVAS } from '../rules.ts';

const CLOUDS = ['#3a1f6a', '#123a6b', '#0c4a52', '#4a1a44', '#132a66'] as const;
const CLOUD_COUNT = 26;

/** A calm, dark nebula behind everything: half as bright as a picture would be, so that bullets stand out. */
export function paintSky(brush: Brush, density: number): void {
  const rng = createRng(0xa4e4a);
  brush.save();
  brush.scale(density, density);
  brush.fillStyle = '#070b18';
  brush.fillRect(0, 0, CANVAS.width, CANVAS.height);
  brush.globalCompositeOperation = 'lighter';
  for (let index = 0; index < CLOUD_COUNT; index++) {
    const color = CLOUDS[index % CLOUDS.length] as string;
    // Along a band from the lower left to the upper right.
    const along = nextUnit(rng);
    const x = along * CANVAS.width;
    const y = CANVAS.height * (0.8 - 0.6 * along) + (nextUnit(rng) - 0.5) * 320;
    const radius = 90 + nextUnit(rng) * 190;
    brush.fillStyle = radial(brush, [x, y], radius, [alpha(color, 0.2), alpha(color, 0.08), alpha(color, 0)]);
    disc(brush, [x, y], radius);
  }
  brush.restore();
}
