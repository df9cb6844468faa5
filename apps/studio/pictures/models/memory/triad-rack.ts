import { STANDING, upright } from '../../kit/eye.ts';
import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const white = { colour: '#d2d6d8', metal: 0.15, rough: 0.36, plating: 0.5 };
const red = { colour: '#d0300f', metal: 0.2, rough: 0.35, plating: 0.4 };

/** Three missiles in a frame. */
export const triadRack = thing({ seed: 506, half: 3.5, look: 'mud' }, (kit: Kit) => {
  for (const x of [-1.35, 0, 1.35]) {
    const lift = x === 0 ? 0.45 : 0;
    kit.add(
      upright(
        [
          [0, 2.5 + lift],
          [0.16, 2.2 + lift],
          [0.4, 1.55 + lift],
          [0.46, 1.1 + lift],
        ],
        28,
        0.9,
      ),
      red,
      { at: [x, 0, 0], turn: STANDING },
    );
    kit.add(
      upright(
        [
          [0.46, 1.1 + lift],
          [0.46, -1.7 + lift],
          [0.34, -2 + lift],
          [0, -2 + lift],
        ],
        28,
      ),
      white,
      { at: [x, 0, 0], turn: STANDING },
    );
    for (const y of [0.75, -0.9])
      kit.add(rod(0.48, 0.48, 0.16, 28, 0.02), y > 0 ? METALS.dark : red, { at: [x, y + lift, 0], turn: STANDING });
    for (let fin = 0; fin < 4; fin++)
      kit.add(
        plate(
          [
            [0.4, 0.6],
            [0.95, 1.3],
            [0.95, 1.9],
            [0.4, 1.7],
          ],
          0.09,
          0.03,
        ),
        red,
        { at: [x, lift, 0], turn: [Math.PI / 2, (fin / 4) * Math.PI * 2 + Math.PI / 4, 0], order: 'YXZ' },
      );
    kit.add(rod(0.3, 0.36, 0.3, 20, 0.03), METALS.iron, { at: [x, -2.15 + lift, 0], turn: STANDING });
    kit.add(rod(0.24, 0.2, 0.1, 20, 0.02), glowing('#ffb04a', 8), { at: [x, -2.32 + lift, 0], turn: STANDING });
  }
  for (const y of [0.25, -1.1]) {
    kit.add(box(4.3, 0.34, 0.42, 0.08), METALS.iron, { at: [0, y, -0.62] });
    for (const x of [-2.05, -0.68, 0.68, 2.05]) kit.add(box(0.26, 0.4, 1.5, 0.06), METALS.iron, { at: [x, y, 0] });
    kit.add(
      box(4.3, 0.2, 0.16, 0.05),
      { colour: '#e0a01c', metal: 0.2, rough: 0.45, plating: 0.4 },
      { at: [0, y, 0.7] },
    );
  }
});

export const picture = card('device', triadRack, { hue: '#ff8a2a', from: [0.45, 0.3, 1], turn: [0, 0, -0.2] });
