import { glowing } from '../../kit/palette.ts';
import { deckPicture } from '../../stage/deck.ts';

/** Pressed salt from Tarn, with soft corners. */
export const picture = deckPicture({
  seed: 303,
  look: 'rock',
  material: { rock: 0.05, rockScale: 7, grime: 0.25, wear: 0.4, lights: 0 },
  wall: { colour: '#b8b8b2', metal: 0, rough: 0.7, plating: 0 },
  cap: { colour: '#5c646c', metal: 0, rough: 0.8, plating: 0 },
  light: glowing('#6fd8e8', 1.5),
  floor: { colour: '#505a64', metal: 0.1, rough: 0.7, plating: 0.3 },
  seam: { colour: '#262e36', metal: 0.1, rough: 0.8, plating: 0.2 },
  chamfer: 0.22,
});
