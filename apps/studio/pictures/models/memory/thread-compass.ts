import { STANDING, upright } from '../../kit/eye.ts';
import type { Kit } from '../../kit/kit.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { ball } from '../../kit/shapes/round.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

/** A needle of luman wax in a sealed ball, in gimbals. */
export const threadCompass = thing({ seed: 502, half: 3.2, look: 'ustur' }, (kit: Kit) => {
  kit.add(torus(2.05, 0.15, 64, 10), METALS.brass, {});
  kit.add(torus(1.8, 0.12, 64, 10), METALS.silver, { turn: [Math.PI / 2, 0.35, 0] });
  kit.add(torus(1.55, 0.1, 64, 10), METALS.brass, { turn: [0.5, 1.2, 0] });
  kit.add(ball(1.12, 48), { colour: '#06302a', metal: 0.2, rough: 0.03, plating: 0, glow: 0.2, unworn: true });
  const needle = { at: [0, 0.1, 1.12] as const, order: 'ZYX' as const };
  kit.add(
    upright(
      [
        [0, 1.25],
        [0.2, 0.1],
        [0, 0],
      ],
      4,
      0.1,
    ),
    glowing('#6affc0', 6),
    { ...needle, turn: [Math.PI / 2, 0, -0.7] },
  );
  kit.add(
    upright(
      [
        [0, 1.05],
        [0.2, 0.1],
        [0, 0],
      ],
      4,
      0.1,
    ),
    { colour: '#e04a2a', metal: 0.3, rough: 0.3, plating: 0, glow: 0.8, unworn: true },
    { ...needle, turn: [Math.PI / 2, 0, Math.PI - 0.7] },
  );
  kit.add(ball(0.2, 20), METALS.brass, { at: [0, 0.1, 1.12] });
  for (let mark = 0; mark < 24; mark++) {
    const angle = (mark / 24) * Math.PI * 2;
    kit.add(box(mark % 6 === 0 ? 0.14 : 0.06, 0.3, 0.12, 0.02), mark % 6 === 0 ? glowing('#6affc0', 3) : METALS.dark, {
      at: [Math.sin(angle) * 2.05, Math.cos(angle) * 2.05, 0.14],
      turn: [0, 0, -angle],
    });
  }
  for (const side of [-1, 1])
    kit.add(rod(0.16, 0.16, 0.5, 14), METALS.steel, { at: [side * 2.2, 0, 0], turn: [0, Math.PI / 2, 0] });
  kit.add(torus(0.3, 0.1, 28, 8), METALS.brass, { at: [0, 2.45, 0] });
  kit.add(
    upright(
      [
        [0, -2],
        [0.3, -2.05],
        [0.34, -2.3],
        [1.2, -2.5],
        [1.25, -2.7],
        [0, -2.7],
      ],
      8,
      0.2,
    ),
    METALS.dark,
    { turn: STANDING },
  );
});

export const picture = card('device', threadCompass, { hue: '#1fe08a', from: [0.4, 0.35, 1], exposure: 0.95 });
