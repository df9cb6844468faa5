import { greebles, nozzle } from '../../kit/fittings.ts';
import { Kit } from '../../kit/kit.ts';
import { livery } from '../../kit/livery.ts';
import { FLEETS, finishesOf } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { HUB_PAINT } from '../../kit/hub-material.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const colours = FLEETS.player;
const f = finishesOf(colours);

/** The wagon of a convoy: couplings at both ends and a dark bay with room for four lamps. */
export function crake(): Sculpture {
  const kit = new Kit(12);
  kit.add(
    plate(
      [
        [-2.2, -3.6],
        [2.2, -3.6],
        [3, -2.6],
        [3, 2.6],
        [2.2, 3.6],
        [-2.2, 3.6],
        [-3, 2.6],
        [-3, -2.6],
      ],
      1.2,
      0.3,
    ),
    f.light,
  );
  kit.add(
    plate(
      [
        [-1.5, -2.5],
        [1.5, -2.5],
        [1.8, -2.1],
        [1.8, 2.1],
        [1.5, 2.5],
        [-1.5, 2.5],
        [-1.8, 2.1],
        [-1.8, -2.1],
      ],
      0.3,
      0.1,
    ),
    f.mech,
    { at: [0, 0.62, 0] },
  );
  kit.add(box(0.26, 0.4, 4.6, 0.08), f.metal, { at: [1.75, 0.75, 0], mirror: true });
  for (const z of [-2.45, 2.45]) kit.add(box(3.4, 0.4, 0.26, 0.08), f.metal, { at: [0, 0.75, z] });
  kit.add(box(0.14, 0.3, 4.2, 0.04), f.mech, { at: [0, 0.7, 0] });
  kit.add(box(3, 0.3, 0.14, 0.04), f.mech, { at: [0, 0.7, 0] });
  for (const z of [-4.2, 4.2]) {
    kit.add(box(0.8, 0.5, 1.3, 0.1), f.dark, { at: [0, 0, z] });
    kit.add(rod(0.5, 0.5, 0.4, 16), f.metal, { at: [0, 0.1, z * 1.07], turn: [Math.PI / 2, 0, 0] });
  }
  kit.add(box(0.9, 0.9, 3.4, 0.18), f.hull, { at: [3.1, 0, 0.3], mirror: true });
  kit.add(box(0.5, 0.16, 1.6, 0.05), f.accent, { at: [3.1, 0.5, -0.2], mirror: true });
  nozzle(kit, f, [3.1, 0, 2.3], 0.46, 0.7, { mirror: true, glow: 8 });
  greebles(kit, f.mech, 26, { x: [1.9, 3.4], z: [-2.8, 2.2], size: [0.1, 0.26], finishes: [f.dark, f.hull, f.metal] });
  return { kit, look: 'player', material: { ...HUB_PAINT, livery: paint() }, radius: 5.4, half: 5.6 };
}

function paint() {
  return livery(5.4, ({ polygon, hazard }) => {
    polygon(
      [
        [1.9, -3.7],
        [3.2, -3.7],
        [3.2, -1.4],
        [1.9, -1.4],
      ],
      colours.accent,
    );
    polygon(
      [
        [1.9, 1.6],
        [3.2, 1.6],
        [3.2, 2],
        [1.9, 2],
      ],
      colours.accent,
    );
    hazard(0.6, -3.5, 1.4, 0.6);
    hazard(0.6, 2.9, 1.4, 0.5);
  });
}

export const picture = sculpture(crake, { small: { finish: 'small' }, large: { finish: 'large' } });
