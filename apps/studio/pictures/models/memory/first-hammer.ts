import type { Kit } from '../../kit/kit.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { tube } from '../../kit/shapes/round.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const worn = { colour: '#9aa0a8', metal: 0.95, rough: 0.25, plating: 0.1 };
const across = [0, Math.PI / 2, 0] as const;

/** The hammer that was paid as rent, with one worn side. */
export const firstHammer = thing({ seed: 302, half: 3.1, look: 'mud' }, (kit: Kit) => {
  kit.add(
    tube(
      [
        [0, -3.3, 0],
        [0, -1.6, 0.05],
        [0, 0.4, 0],
        [0, 2.3, 0],
      ],
      (share) => 0.27 - 0.1 * Math.sin(share * Math.PI) + 0.05 * (1 - share),
      40,
      14,
    ),
    METALS.ash,
  );
  for (let band = 0; band < 6; band++)
    kit.add(rod(0.31, 0.31, 0.17, 18, 0.04), METALS.leather, {
      at: [0, -3 + band * 0.2, 0],
      turn: [Math.PI / 2, 0, 0.06],
    });
  kit.add(box(1.15, 0.98, 1, 0.2), METALS.iron, { at: [0, 1.75, 0] });
  kit.add(rod(0.44, 0.44, 0.5, 8, 0.05), METALS.iron, { at: [0.75, 1.75, 0], turn: across });
  kit.add(rod(0.62, 0.55, 0.62, 8, 0.14), METALS.iron, { at: [1.2, 1.75, 0], turn: across });
  kit.add(rod(0.42, 0.36, 0.1, 24, 0.03), worn, { at: [1.53, 1.75, 0], turn: across });
  kit.add(rod(0.44, 0.5, 0.6, 8, 0.05), METALS.iron, { at: [-0.75, 1.75, 0], turn: across });
  kit.add(box(0.3, 1.05, 1.1, 0.1), worn, { at: [-1.12, 1.75, 0] });
  kit.add(box(0.5, 0.14, 0.16, 0.03), METALS.brass, { at: [0, 2.3, 0] });
  for (const y of [1.4, 2.1]) kit.add(rod(0.1, 0.1, 1.06, 10, 0.03), METALS.brass, { at: [0, y, 0] });
});

export const picture = card('relic', firstHammer, { hue: '#ff6a3a', turn: [0, 0.35, -0.62], from: [0.2, 0.3, 1] });
