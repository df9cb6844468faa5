import { glowing } from '../../kit/palette.ts';
import { faceted } from '../../kit/shapes/round.ts';
import { deckPicture } from '../../stage/deck.ts';

/** Ice blue. */
export const picture = deckPicture({
  seed: 304,
  look: 'player',
  material: { scale: 0.28, grime: 0.15, wear: 1, lights: 0, clearcoat: 0.9 },
  wall: { colour: '#6aa8d0', metal: 0.2, rough: 0.22, plating: 0.4 },
  cap: { colour: '#1f4866', metal: 0.2, rough: 0.16, plating: 0.5 },
  light: glowing('#a8ecff', 1.7),
  floor: { colour: '#34485e', metal: 0.4, rough: 0.4 },
  seam: { colour: '#162232', metal: 0.3, rough: 0.6, plating: 0.3 },
  chamfer: 0.12,
  decorate(kit, x, z) {
    const next = kit.random;
    for (let shard = 0; shard < 3; shard++)
      kit.add(
        faceted(next.between(0.025, 0.06), 0, 'octahedron'),
        { colour: '#7fc4ec', metal: 0, rough: 0.1, glow: 0.1, plating: 0, unworn: true },
        {
          at: [x + next.between(-0.24, 0.24), 0.56, z + next.between(-0.24, 0.24)],
          turn: [next() * 3, next() * 3, 0],
          size: [1, 0.6, 1],
        },
      );
  },
});
