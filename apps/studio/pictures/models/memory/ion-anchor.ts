import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { tube } from '../../kit/shapes/round.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

/** A barbed ring on a cable that grips a ship's own exhaust. */
export const ionAnchor = thing({ seed: 501, half: 3.7 }, (kit: Kit) => {
  const middle = -0.7;
  kit.add(torus(1.75, 0.36, 64, 14), METALS.steel, { at: [0, middle, 0] });
  kit.add(torus(1.75, 0.12, 64, 8), glowing('#5ad8ff', 2.2), { at: [0, middle, 0.32] });
  kit.add(torus(1.32, 0.09, 64, 8), glowing('#7ae0ff', 2.6), { at: [0, middle, 0] });
  for (let barb = 0; barb < 8; barb++) {
    const angle = (barb / 8) * Math.PI * 2 + Math.PI / 8;
    kit.add(
      plate(
        [
          [-0.34, 0],
          [0.34, 0],
          [0.5, 0.5],
          [0.05, 1.05],
          [-0.1, 0.5],
        ],
        0.3,
        0.09,
      ),
      barb % 2 ? METALS.iron : { ...METALS.steel, colour: '#c8501c', metal: 0.3 },
      {
        at: [Math.sin(angle) * 1.95, middle - Math.cos(angle) * 1.95, 0],
        turn: [Math.PI / 2, 0, angle],
        order: 'ZYX',
      },
    );
  }
  for (let coil = 0; coil < 12; coil++) {
    const angle = (coil / 12) * Math.PI * 2;
    kit.add(box(0.16, 0.86, 0.86, 0.06), METALS.copper, {
      at: [Math.sin(angle) * 1.75, middle - Math.cos(angle) * 1.75, 0],
      turn: [0, 0, angle + Math.PI / 2],
    });
  }
  kit.add(box(0.7, 0.7, 0.8, 0.14), METALS.dark, { at: [0, 1.3, 0] });
  kit.add(rod(0.24, 0.24, 0.9, 16), METALS.steel, { at: [0, 1.85, 0], turn: [Math.PI / 2, 0, 0] });
  kit.add(torus(0.34, 0.12, 28, 10), METALS.brass, { at: [0, 2.45, 0], turn: [0, 0.6, 0] });
  kit.add(
    tube(
      [
        [0, 2.5, 0],
        [0.5, 2.9, -0.2],
        [1.2, 2.5, -0.4],
        [1.7, 2.9, -0.5],
        [2.5, 3.2, -0.6],
      ],
      0.13,
      50,
      10,
    ),
    METALS.copper,
  );
});

export const picture = card('device', ionAnchor, { hue: '#2a9aff', from: [0.45, 0.25, 1], turn: [0, 0.1, -0.12] });
