import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { deckPicture } from '../../stage/deck.ts';

/** Strong pink. */
export const picture = deckPicture({
  seed: 307,
  look: 'oni',
  material: { scale: 0.2, bump: 0.3, tone: 0.2, grime: 0.3, wear: 0.3, lights: 0, clearcoat: 0.5 },
  wall: { colour: '#c85c8e', metal: 0.15, rough: 0.4, plating: 0.3 },
  cap: { colour: '#562444', metal: 0.3, rough: 0.3, plating: 0.2 },
  light: glowing('#ff8ac8', 1.8),
  floor: { colour: '#4a344a', metal: 0.4, rough: 0.5, plating: 0.4 },
  seam: { colour: '#20141f', metal: 0.3, rough: 0.6, plating: 0.2 },
  chamfer: 0.16,
  decorate(kit, x, z, mask) {
    if (mask % 2 === 0)
      for (const a of [-0.08, 0, 0.08])
        kit.add(
          box(0.3 - Math.abs(a), 0.04, 0.03, 0.01),
          { colour: '#e07ab0', metal: 0.2, rough: 0.4, plating: 0 },
          { at: [x, 0.57, z + a] },
        );
  },
});
