import { type World, planetPicture } from '../../stage/space/planet.ts';

/** Black crust, bright cracks. */
export const kiln: World = {
  kind: 'ground',
  seed: 3.7,
  fineness: 1.7,
  sea: 0.2,
  air: 0.22,
  lava: 1.5,
  colours: ['#140a08', '#1c0f0b', '#1f1714', '#2b2320', '#4a3c36', '#000000'],
  airColour: [1, 0.38, 0.14],
};

export const picture = planetPicture(kiln);
