import { STANDING, upright } from '../../kit/eye.ts';
import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { tube } from '../../kit/shapes/round.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const paint = { colour: '#d8dcd8', metal: 0.1, rough: 0.4, plating: 0.5 };
const stencil = { colour: '#0a7a8a', metal: 0, rough: 0.5, plating: 0, unworn: true };

/** A steel tank with the sign of a credit on its side. */
export const breathTank = thing({ seed: 503, half: 3.6 }, (kit: Kit) => {
  const place = { turn: STANDING };
  kit.add(
    upright(
      [
        [0, 1.75],
        [0.5, 1.7],
        [0.9, 1.45],
        [1.1, 1],
        [1.12, -2],
        [1, -2.45],
        [0.7, -2.6],
        [0, -2.65],
      ],
      48,
      0.8,
    ),
    paint,
    place,
  );
  for (const y of [0.95, -1.95]) kit.add(torus(1.12, 0.1, 48, 8), METALS.steel, { at: [0, y, 0], turn: STANDING });
  kit.add(
    upright(
      [
        [1.135, 0.85],
        [1.135, 0.5],
      ],
      48,
    ),
    { colour: '#e0a01c', metal: 0.1, rough: 0.5, plating: 0.4 },
    place,
  );
  // A ring with a stroke: the sign of a credit.
  kit.add(torus(0.5, 0.12, 36, 8), stencil, { at: [0, -0.7, 1.02], size: [1, 1, 0.9] });
  kit.add(box(0.17, 1.75, 0.2, 0.03), stencil, { at: [0, -0.7, 1.08] });
  kit.add(rod(0.36, 0.36, 0.55, 20), METALS.brass, { at: [0, 1.95, 0], turn: STANDING });
  kit.add(box(0.62, 0.44, 0.5, 0.1), METALS.brass, { at: [0, 2.35, 0] });
  kit.add(
    rod(0.4, 0.4, 0.2, 8, 0.05),
    { colour: '#c9300f', metal: 0.2, rough: 0.4, plating: 0.2 },
    { at: [-0.62, 2.36, 0], turn: [0, Math.PI / 2, 0] },
  );
  kit.add(rod(0.44, 0.44, 0.2, 28, 0.05), METALS.steel, { at: [0.1, 2.4, 0.42] });
  kit.add(rod(0.34, 0.34, 0.06, 28, 0.02), glowing('#8ff0d8', 1.6), { at: [0.1, 2.4, 0.55] });
  kit.add(box(0.05, 0.3, 0.06, 0.01), METALS.dark, { at: [0.16, 2.48, 0.6], turn: [0, 0, -0.6] });
  kit.add(
    tube(
      [
        [0.3, 2.4, 0],
        [1.1, 2.6, 0.1],
        [1.75, 1.9, 0.3],
        [1.65, 0.7, 0.5],
        [1.9, -0.4, 0.6],
        [1.75, -1.2, 0.9],
      ],
      0.15,
      60,
      10,
    ),
    { ...METALS.dark, colour: '#2a3444' },
  );
  kit.add(rod(0.26, 0.4, 0.6, 16), METALS.dark, { at: [1.72, -1.45, 0.95], turn: [Math.PI / 2, 0, 0] });
});

export const picture = card('device', breathTank, { hue: '#ffd24a', from: [0.35, 0.3, 1], turn: [0, -0.1, 0.14] });
