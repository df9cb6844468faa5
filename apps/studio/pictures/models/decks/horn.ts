import { CHITIN } from '../../kit/chitin-material.ts';
import { glowing } from '../../kit/palette.ts';
import { ball } from '../../kit/shapes/round.ts';
import { deckPicture } from '../../stage/deck.ts';

/** Violet, with grown shapes. */
export const picture = deckPicture({
  seed: 305,
  look: 'oni',
  material: { ...CHITIN, scale: 0.5, bump: 0.9, lights: 1 },
  wall: { colour: '#6a50b4', metal: 0.4, rough: 0.34 },
  cap: { colour: '#2e2058', metal: 0.4, rough: 0.3 },
  light: glowing('#25f5cf', 1.7),
  floor: { colour: '#3a3058', metal: 0.4, rough: 0.5, plating: 0.8 },
  seam: { colour: '#181228', metal: 0.3, rough: 0.6, plating: 0.3 },
  chamfer: 0.2,
  decorate(kit, x, z, mask) {
    const next = kit.random;
    if (mask % 3 === 0)
      kit.add(ball(0.06, 14), glowing('#c23cff', 2.2), {
        at: [x + next.between(-0.15, 0.15), 0.57, z + next.between(-0.15, 0.15)],
        size: [1, 0.5, 1],
      });
  },
});
