import type { Kit } from '../../kit/kit.ts';
import type { Picture } from '../../stage/picture.ts';
import type { MaterialOptions } from '../../stage/material.ts';
import type { LookName } from '../../stage/light/looks.ts';
import { sculpture } from '../../stage/sculpture.ts';

interface CargoLook {
  readonly look?: LookName;
  readonly material?: MaterialOptions;
  /** Half of what the picture shows. */
  readonly half?: number;
  readonly bloom?: number;
}

/** A piece of cargo from the front, as an icon. */
export function cargoIcon(
  build: () => Kit,
  { look = 'mud', material, half = 1.75, bloom = 0.55 }: CargoLook = {},
): Picture {
  return sculpture(
    () => ({
      kit: build(),
      look,
      material: { scale: 0.32, grime: 0.4, wear: 1, lights: 0, ...material },
      radius: 2.6,
      half,
    }),
    { icon: { finish: 'prop', view: 'front', pixels: 288, samples: 16, develop: { bloom, exposure: 0.95 } } },
  );
}
