import { glowing } from '../../kit/palette.ts';
import { rod } from '../../kit/shapes/lathe.ts';
import { deckPicture } from '../../stage/deck.ts';

const rivet = { colour: '#3a2318', metal: 0.7, rough: 0.5, plating: 0.2 };

/** Orange ship plate, stacked in straight lanes. */
export const picture = deckPicture({
  seed: 301,
  look: 'mud',
  material: { scale: 0.3, grime: 0.7, wear: 1.2, lights: 0 },
  wall: { colour: '#c07838', metal: 0.3, rough: 0.5 },
  cap: { colour: '#603a20', metal: 0.35, rough: 0.55 },
  light: glowing('#ff9a3a', 2.2),
  floor: { colour: '#4c433c', metal: 0.4, rough: 0.6 },
  seam: { colour: '#241d18', metal: 0.3, rough: 0.7, plating: 0.3 },
  chamfer: 0.08,
  decorate(kit, x, z) {
    for (const a of [-0.22, 0.22])
      for (const b of [-0.22, 0.22])
        kit.add(rod(0.035, 0.035, 0.06, 8, 0.01), rivet, { at: [x + a, 0.57, z + b], turn: [Math.PI / 2, 0, 0] });
  },
});
