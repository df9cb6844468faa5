import { STANDING, upright } from '../../kit/eye.ts';
import { Kit } from '../../kit/kit.ts';
import { box } from '../../kit/shapes/box.ts';
import { storeIcon } from './_store.ts';

const brass = { colour: '#e0a83c', metal: 0.7, rough: 0.32, plating: 0.05 };
const lead = { colour: '#d8492a', metal: 0.1, rough: 0.35, plating: 0.1 };
const clip = { colour: '#4a525e', metal: 0.2, rough: 0.7, plating: 0.5 };

/** Three cartridges, upright in a clip. */
function ammo(): Kit {
  const kit = new Kit(91);
  for (const [x, z, height] of [
    [-0.85, 0.15, 0],
    [0, -0.15, 0.35],
    [0.85, 0.15, 0],
  ] as const) {
    const place = { at: [x, height, z] as const, turn: STANDING };
    kit.add(
      upright(
        [
          [0, -1.25],
          [0.42, -1.25],
          [0.42, -1.1],
          [0.36, -1.05],
          [0.4, -1],
          [0.4, 0.5],
          [0.3, 0.7],
          [0, 0.7],
        ],
        28,
        0.3,
      ),
      brass,
      place,
    );
    kit.add(
      upright(
        [
          [0.3, 0.68],
          [0.3, 0.9],
          [0.22, 1.25],
          [0, 1.5],
        ],
        28,
        0.8,
      ),
      lead,
      place,
    );
  }
  kit.add(box(2.8, 0.5, 1.1, 0.12), clip, { at: [0, -0.85, 0.1] });
  kit.add(box(2.7, 0.22, 1, 0.08), clip, { at: [0, -0.2, 0.1] });
  return kit;
}

export const picture = storeIcon(ammo, '#ffb347', 'player', 1.8);
