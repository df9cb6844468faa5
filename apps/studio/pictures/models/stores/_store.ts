import type { Kit } from '../../kit/kit.ts';
import type { LookName } from '../../stage/light/looks.ts';
import type { Picture } from '../../stage/picture.ts';
import { sculpture } from '../../stage/sculpture.ts';

/** One of the four stores, from the front or lying, with a halo in its colour. */
export function storeIcon(
  build: () => Kit,
  colour: string,
  look: LookName,
  half = 1.75,
  view: 'front' | 'top' = 'front',
): Picture {
  return sculpture(
    () => ({
      kit: build(),
      look,
      material: { scale: 0.32, grime: 0.3, lights: 0, clearcoat: look === 'rock' ? 0.3 : 0 },
      radius: 2.6,
      half,
    }),
    {
      small: {
        finish: 'small',
        view,
        pixels: 256,
        samples: 16,
        develop: { haloColour: colour, bloom: 0.6, saturation: 1.15 },
      },
    },
  );
}
