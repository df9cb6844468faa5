import { flame, greebles, nozzle } from '../../kit/fittings.ts';
import { HUB_PAINT } from '../../kit/hub-material.ts';
import { Kit } from '../../kit/kit.ts';
import { livery } from '../../kit/livery.ts';
import { FLEETS, finishesOf, glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { SECTIONS, loft } from '../../kit/shapes/loft.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { mergeShots } from '../../stage/picture.ts';
import { type Sculpture, sculpture } from '../../stage/sculpture.ts';

const colours = FLEETS.player;
const f = finishesOf(colours);
const load = { colour: '#6f7b86', metal: 0.35, rough: 0.45 };

/** The lighter of the bonded decks with its load in kilos; three kilos are three light crates or a heavy one. */
export function wren(kilos: number, heavy: boolean): Sculpture {
  const kit = new Kit(14);
  kit.add(
    loft(
      [
        { z: -4, w: 0.5, t: 0.35 },
        { z: -3.2, w: 1.1, t: 0.7, b: 0.5 },
        { z: -1.6, w: 1.4, t: 0.95, b: 0.6 },
        { z: -1, w: 1.2, t: 0.6, b: 0.6 },
      ],
      SECTIONS.slab,
      0.1,
    ),
    f.light,
  );
  kit.add(
    loft(
      [
        { z: -3.3, w: 0.4, t: 0.2, y: 0.5 },
        { z: -2.6, w: 0.75, t: 0.45, b: 0.2, y: 0.55 },
        { z: -1.6, w: 0.6, t: 0.35, b: 0.2, y: 0.7 },
      ],
      SECTIONS.arch,
      0,
    ),
    { ...f.glass, glow: 0.6 },
  );
  kit.add(
    plate(
      [
        [-1.9, -1.2],
        [1.9, -1.2],
        [2.2, -0.7],
        [2.2, 2.8],
        [1.7, 3.3],
        [-1.7, 3.3],
        [-2.2, 2.8],
        [-2.2, -0.7],
      ],
      0.5,
      0.14,
    ),
    f.hull,
    { at: [0, -0.2, 0] },
  );
  kit.add(box(3.1, 0.1, 3.3, 0.03), f.mech, { at: [0, 0.08, 1] });
  for (const x of [-1.75, 1.75]) kit.add(box(0.3, 0.5, 3.8, 0.08), f.accentWarm, { at: [x, 0.2, 1] });
  kit.add(box(3.4, 0.5, 0.3, 0.08), f.dark, { at: [0, 0.2, 2.8] });
  kit.add(box(0.9, 0.9, 3, 0.2), f.light, { at: [2.75, 0, 1.2], mirror: true });
  kit.add(box(0.5, 0.16, 1.4, 0.05), f.accent, { at: [2.75, 0.5, 0.8], mirror: true });
  kit.add(rod(0.12, 0.12, 1.6, 12), f.metal, { at: [1, 0, -3.6], mirror: true });
  nozzle(kit, f, [2.75, 0, 2.9], 0.5, 0.8, { mirror: true, glow: 8 });
  flame(kit, f, [2.75, 0, 3.2], 0.5, 1, true);
  greebles(kit, f.mech, 14, { x: [2.2, 3], z: [-0.2, 2.4], size: [0.1, 0.22], finishes: [f.dark, f.hull, f.metal] });
  if (heavy) heavyCrate(kit);
  else for (let crate = 0; crate < kilos; crate++) lightCrate(kit, 2.1 - crate * 1.1);
  return { kit, look: 'player', material: { ...HUB_PAINT, livery: paint() }, radius: 4.8, half: 4.9 };
}

function lightCrate(kit: Kit, z: number): void {
  kit.add(box(2.7, 0.9, 0.95, 0.12), load, { at: [0, 0.55, z] });
  for (const x of [-0.85, 0.85]) kit.add(box(0.3, 1, 1.02, 0.05), f.dark, { at: [x, 0.55, z] });
  kit.add(box(0.8, 0.12, 0.5, 0.04), glowing('#54e08a', 2.4), { at: [0, 1, z] });
}

function heavyCrate(kit: Kit): void {
  kit.add(box(2.8, 1.3, 3.1, 0.2), { ...load, colour: '#8a5a2c' }, { at: [0, 0.7, 1.05] });
  for (const z of [-0.1, 2.2]) kit.add(box(2.95, 1.4, 0.4, 0.06), f.dark, { at: [0, 0.7, z] });
  kit.add(box(1.3, 0.16, 1.1, 0.05), glowing('#ffae3a', 3), { at: [0, 1.36, 1.05] });
}

function paint() {
  return livery(4.8, ({ polygon, hazard }) => {
    polygon(
      [
        [0.5, -4],
        [1.4, -4],
        [1.4, -3],
        [0.5, -3],
      ],
      colours.accent,
    );
    polygon(
      [
        [0.9, -2.2],
        [1.5, -2.2],
        [1.5, -1.2],
        [0.9, -1.2],
      ],
      colours.accent,
    );
    hazard(0.4, 3, 1.8, 0.4);
  });
}

const finish = { finish: 'small' } as const;

export const picture = mergeShots(
  sculpture(() => wren(0, false), { 'load-0': finish, large: { finish: 'large' } }),
  sculpture(() => wren(1, false), { 'load-1': finish }),
  sculpture(() => wren(2, false), { 'load-2': finish }),
  sculpture(() => wren(3, false), { 'load-3': finish }),
  sculpture(() => wren(3, true), { 'load-heavy': finish }),
);
