import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { tube } from '../../kit/shapes/round.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const across = [0, Math.PI / 2, 0] as const;

/** A brass reel of thread. */
export const logSpindle = thing({ seed: 504, half: 2.8, look: 'ustur' }, (kit: Kit) => {
  kit.add(rod(0.22, 0.22, 4.2, 20), METALS.steel, { turn: across });
  for (const side of [-1, 1]) {
    kit.add(rod(1.75, 1.75, 0.2, 56, 0.06), METALS.brass, { at: [side * 1.15, 0, 0], turn: across });
    kit.add(torus(1.72, 0.13, 56, 8), METALS.brass, { at: [side * 1.15, 0, 0], turn: across });
    for (let hole = 0; hole < 6; hole++) {
      const angle = (hole / 6) * Math.PI * 2;
      kit.add(rod(0.28, 0.28, 0.26, 20, 0.03), METALS.dark, {
        at: [side * 1.17, Math.sin(angle) * 1.1, Math.cos(angle) * 1.1],
        turn: across,
      });
    }
    kit.add(rod(0.5, 0.5, 0.4, 8, 0.08), METALS.copper, { at: [side * 1.35, 0, 0], turn: across });
    kit.add(rod(0.34, 0.34, 0.5, 20, 0.06), METALS.dark, { at: [side * 2, 0, 0], turn: across });
  }
  for (let turn = 0; turn < 15; turn++)
    kit.add(
      torus(1.22 + 0.04 * Math.sin(turn * 2.3), 0.085, 56, 8),
      turn % 5 === 2 ? glowing('#c8a0ff', 1.6) : { colour: '#cfd4e4', metal: 0.6, rough: 0.3, plating: 0 },
      {
        at: [-0.98 + turn * 0.14, 0, 0],
        turn: across,
      },
    );
  kit.add(rod(1.18, 1.18, 2.1, 40), { colour: '#7a6a9a', metal: 0.4, rough: 0.4, plating: 0.3 }, { turn: across });
  kit.add(
    tube(
      [
        [0.45, 1.22, 0.2],
        [0.6, 1.4, 1],
        [1, 0.7, 1.9],
        [1.6, -0.9, 2],
        [2.3, -2.1, 1.6],
      ],
      0.06,
      50,
      6,
    ),
    glowing('#d8b8ff', 2.4),
  );
  for (const side of [-1, 1]) {
    kit.add(box(0.34, 2.2, 0.7, 0.1), METALS.iron, { at: [side * 1.75, -1.1, 0] });
    kit.add(box(0.7, 0.34, 1.6, 0.1), METALS.iron, { at: [side * 1.75, -2.1, 0] });
  }
  kit.add(box(3.2, 0.26, 0.8, 0.08), METALS.iron, { at: [0, -2.12, 0] });
});

export const picture = card('device', logSpindle, { hue: '#b88aff', from: [0.75, 0.5, 1] });
