import { GILT } from '../../kit/gilt-material.ts';
import { glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { deckPicture } from '../../stage/deck.ts';

/** USTUR work: ivory and gold, exact. */
export const picture = deckPicture({
  seed: 306,
  look: 'ustur',
  material: { ...GILT, scale: 0.3, accentShare: 0.5, lights: 0 },
  wall: { colour: '#a89c80', metal: 0.1, rough: 0.34, plating: 0.5 },
  cap: { colour: '#6a5020', metal: 1, rough: 0.32, plating: 0.2 },
  light: glowing('#ffc04a', 1.8),
  floor: { colour: '#4a4234', metal: 0.5, rough: 0.42, plating: 0.6 },
  seam: { colour: '#1e1a14', metal: 0.5, rough: 0.5, plating: 0.2 },
  chamfer: 0.14,
  decorate(kit, x, z) {
    kit.add(
      box(0.2, 0.05, 0.2, 0.02),
      { colour: '#c9c2b0', metal: 0.1, rough: 0.3, plating: 0 },
      { at: [x, 0.575, z], turn: [0, Math.PI / 4, 0] },
    );
  },
});
