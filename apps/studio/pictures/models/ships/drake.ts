import { flame, greebles, nozzle } from '../../kit/fittings.ts';
import { HUB_PAINT } from '../../kit/hub-material.ts';
import { Kit } from '../../kit/kit.ts';
import { livery } from '../../kit/livery.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { SECTIONS, loft } from '../../kit/shapes/loft.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const colours = FLEETS.player;
const f = finishesOf(colours);

/** The pusher at the end of a convoy: a short hull with two fins and one thruster much too big for it. */
export function drake(): Sculpture {
  const kit = new Kit(13);
  kit.add(
    loft(
      [
        { z: -3.2, w: 1.3, t: 0.6 },
        { z: -2.2, w: 1.9, t: 0.95, b: 0.7 },
        { z: 0.6, w: 1.9, t: 1.1, b: 0.8 },
        { z: 1.8, w: 1.5, t: 0.9, b: 0.7 },
      ],
      SECTIONS.slab,
      0.12,
    ),
    f.light,
  );
  kit.add(box(0.8, 0.5, 1.4, 0.1), f.dark, { at: [0, 0, -3.9] });
  kit.add(rod(0.5, 0.5, 0.4, 16), f.metal, { at: [0, 0.1, -4.4], turn: [Math.PI / 2, 0, 0] });
  kit.add(box(1.7, 0.4, 1, 0.12, { front: [0.7, 0.6] }), { ...f.glass, glow: 0.6 }, { at: [0, 1, -1.5] });
  kit.add(box(1.3, 0.4, 1.8, 0.1, { top: [0.8, 0.9] }), f.dark, { at: [0, 1.15, 0.3] });
  for (let rib = 0; rib < 4; rib++) kit.add(box(1, 0.14, 0.16, 0.03), f.metal, { at: [0, 1.4, -0.2 + rib * 0.36] });
  kit.add(
    plate(
      [
        [1.4, -1.4],
        [2.5, -0.6],
        [4, 1.9],
        [4.1, 3.7],
        [3.2, 3.2],
        [2.1, 2.4],
        [1.4, 2],
      ],
      0.4,
      0.12,
    ),
    f.light,
    { mirror: true },
  );
  kit.add(
    plate(
      [
        [2.7, 0.5],
        [3.7, 2],
        [3.8, 3.1],
        [3.1, 2.6],
      ],
      0.16,
      0.05,
    ),
    f.accent,
    { at: [0, 0.22, 0], mirror: true },
  );
  kit.add(box(0.2, 0.3, 2.2, 0.06), f.dark, { at: [4.05, 0, 2.7], mirror: true });
  kit.add(box(0.16, 0.2, 0.5, 0.04), f.glow, { at: [4.05, 0.18, 3.4], mirror: true });
  nozzle(kit, f, [0, 0, 2.7], 1.5, 1.7, { glow: 8 });
  flame(kit, f, [0, 0, 3.3], 1.35, 1.7);
  greebles(kit, f.mech, 26, { x: [0.2, 1.8], z: [-2.4, 1.6], size: [0.1, 0.24], finishes: [f.dark, f.hull, f.metal] });
  return { kit, look: 'player', material: { ...HUB_PAINT, livery: paint() }, radius: 5.4, half: 5.6 };
}

function paint() {
  return livery(5.4, ({ polygon, hazard }) => {
    polygon(
      [
        [0.7, -3],
        [2, -3],
        [2, -1.9],
        [0.7, -1.9],
      ],
      colours.accent,
    );
    polygon(
      [
        [1.2, 0.6],
        [2, 0.6],
        [2, 1.1],
        [1.2, 1.1],
      ],
      colours.accent,
    );
    hazard(1.5, -0.6, 1.2, 0.4);
  });
}

export const picture = sculpture(drake, { small: { finish: 'small' }, large: { finish: 'large' } });
