import type { Kit } from '../../kit/kit.ts';
import { tube } from '../../kit/shapes/round.ts';
import type { Vec3 } from '../../kit/vector.ts';
import { card, thing } from './_card.ts';
import { METALS } from './_metals.ts';

const horn = { colour: '#5a3f7a', metal: 0.2, rough: 0.3, plating: 0.5, unworn: true };
const SILVER = { ...METALS.silver, metal: 0.7, rough: 0.3, glow: 0.16 };
const RINGS = 7;

/** The curve of a consul's left horn. */
const along = (share: number): Vec3 => {
  const angle = -2.2 + share * 3.5;
  const radius = 2.15 - share * 0.35;
  return [Math.cos(angle) * radius - 0.55, Math.sin(angle) * radius - 0.1, share * 0.5];
};
const width = (share: number) => 0.72 * (1 - share) ** 0.8 + 0.03;

/** A horn with seven silver bands. */
export const debtHorn = thing(
  { seed: 305, half: 3, look: 'oni', material: { rock: 0.04, rockScale: 3, clearcoat: 0.7, iridescence: 0.6 } },
  (kit: Kit) => {
    kit.add(
      tube(
        Array.from({ length: 12 }, (_, index) => along(index / 11)),
        width,
        90,
        22,
      ),
      horn,
    );
    for (let ring = 0; ring < RINGS; ring++) {
      const share = 0.015 + ring * 0.112;
      const points = [0, 0.014, 0.028].map((step) => along(share + step));
      kit.add(tube(points, width(share) * 1.12, 6, 24), SILVER);
      kit.add(tube([along(share + 0.04), along(share + 0.047), along(share + 0.054)], width(share) * 1.03, 6, 24), {
        ...METALS.dark,
        colour: '#0c0814',
      });
    }
  },
);

export const picture = card('relic', debtHorn, {
  hue: '#b06aff',
  turn: [0, 0.2, 0.1],
  at: [-0.35, 0.45, 0],
  from: [0.15, 0.3, 1],
});
