import type { Kit } from '../../kit/kit.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { box } from '../../kit/shapes/box.ts';
import { torus } from '../../kit/shapes/lathe.ts';
import { glowing } from '../../kit/palette.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const slate = { colour: '#44586c', metal: 0.1, rough: 0.55, plating: 0.5, scale: 0.6 };
const chalk = { colour: '#e6ece8', metal: 0, rough: 0.9, glow: 0.5, plating: 0, unworn: true };
const names = { colour: '#b8c8b0', metal: 0, rough: 0.8, glow: 0.25, plating: 0, unworn: true };

/** A roofing slate with twenty-two names in paint, and the strokes of the last day in chalk. */
export const airSlate = thing({ seed: 303, half: 3.2, material: { rock: 0.02, rockScale: 2.4 } }, (kit: Kit) => {
  kit.add(
    plate(
      [
        [-1.5, 2.5],
        [-1.5, -1.6],
        [-0.7, -2.5],
        [0.7, -2.5],
        [1.5, -1.6],
        [1.5, 2.5],
      ],
      0.34,
      0.1,
    ),
    slate,
    { turn: [Math.PI / 2, 0, 0] },
  );
  kit.add(torus(0.24, 0.09, 28, 10), METALS.brass, { at: [0, 1.95, 0.18] });
  for (let row = 0; row < 11; row++)
    for (const side of [-1, 1]) {
      const y = 1.25 - row * 0.33;
      const last = row === 10 && side === 1;
      const width = kit.random.between(0.42, 0.66);
      kit.add(box(width, 0.11, 0.06, 0.02), names, { at: [side * 0.72 - 0.28 + width / 2 - 0.3, y, 0.19] });
      const strokes = last ? 1 : kit.random.whole(2, 4);
      for (let stroke = 0; stroke < strokes; stroke++)
        kit.add(box(0.05, 0.2, 0.07, 0.015), last ? glowing('#fff2b0', 5) : chalk, {
          at: [side * 0.72 + 0.22 + stroke * 0.11, y, 0.19],
          turn: [0, 0, -0.2],
        });
    }
});

export const picture = card('relic', airSlate, { hue: '#9ab84a', turn: [0, -0.35, 0.1], from: [0.1, 0.2, 1] });
