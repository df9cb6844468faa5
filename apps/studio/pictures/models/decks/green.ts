import { glowing } from '../../kit/palette.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { deckPicture } from '../../stage/deck.ts';

/** Shelving that Halloway wheat has grown through. */
export const picture = deckPicture({
  seed: 302,
  look: 'rock',
  material: { scale: 0.3, grime: 0.6, wear: 0.9, lights: 0 },
  wall: { colour: '#4a7a50', metal: 0.25, rough: 0.5 },
  cap: { colour: '#223c2a', metal: 0.2, rough: 0.7 },
  light: glowing('#7dff6a', 1.8),
  floor: { colour: '#3a4840', metal: 0.3, rough: 0.65 },
  seam: { colour: '#19221c', metal: 0.3, rough: 0.7, plating: 0.3 },
  chamfer: 0.1,
  decorate(kit, x, z, mask) {
    const next = kit.random;
    for (let stalk = 0; stalk < 5 + (mask % 5); stalk++) {
      const angle = next.between(0, 6.28);
      const length = next.between(0.12, 0.26);
      kit.add(
        plate(
          [
            [0, 0],
            [0.03, -length * 0.5],
            [0, -length],
            [-0.03, -length * 0.5],
          ],
          0.02,
          0.006,
        ),
        { colour: next.pick(['#8ac83a', '#c8b43a', '#5aa02e']), metal: 0, rough: 0.6, plating: 0 },
        {
          at: [x + next.between(-0.22, 0.22), 0.6 + next() * 0.05, z + next.between(-0.22, 0.22)],
          turn: [0, angle, 0],
        },
      );
    }
  },
});
