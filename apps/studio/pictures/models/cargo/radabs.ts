import { Kit } from '../../kit/kit.ts';
import { lathe } from '../../kit/shapes/lathe.ts';
import { box } from '../../kit/shapes/box.ts';
import { cargoIcon } from './_cargo.ts';

/** Radiation felt: two grey rolls and a folded end, marked in yellow. */
function radabs(): Kit {
  const kit = new Kit(117);
  const felt = (colour: string) => ({ colour, metal: 0, rough: 0.95, plating: 0 });
  for (const [x, y, r, colour] of [
    [-0.72, -0.6, 0.72, '#7c8288'],
    [0.74, -0.6, 0.72, '#646a70'],
    [0, 0.62, 0.74, '#9aa0a4'],
  ] as const) {
    for (let wrap = 0; wrap < 4; wrap++) {
      const out = r - wrap * 0.17;
      kit.add(
        lathe(
          [
            [out - 0.13, -1.2 + wrap * 0.03],
            [out, -1.2 + wrap * 0.03],
            [out, 1.2 - wrap * 0.03],
            [out - 0.13, 1.2 - wrap * 0.03],
            [out - 0.13, -1.2 + wrap * 0.03],
          ],
          36,
          { crease: 0.3 },
        ),
        felt(wrap % 2 ? '#43484d' : colour),
        { at: [x, y, 0] },
      );
    }
    kit.add(
      lathe(
        [
          [r - 0.1, -0.22],
          [r + 0.05, -0.22],
          [r + 0.05, 0.22],
          [r - 0.1, 0.22],
          [r - 0.1, -0.22],
        ],
        36,
        { crease: 0.3 },
      ),
      { colour: '#e0b020', metal: 0, rough: 0.6, plating: 0 },
      { at: [x, y, 0.2] },
    );
  }
  kit.add(box(3.1, 0.16, 2.2, 0.05), { colour: '#5a4630', metal: 0, rough: 0.8, plating: 0.5 }, { at: [0, -1.4, 0] });
  return kit;
}

export const picture = cargoIcon(radabs, { look: 'rock', material: { rock: 0.03, rockScale: 12 }, half: 1.8 });
