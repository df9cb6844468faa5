import { type World, planetPicture } from '../../stage/space/planet.ts';

/** The garden: seas, wheat and cities. */
export const halloway: World = {
  kind: 'ground',
  seed: 3.7,
  fineness: 1.15,
  sea: -0.02,
  clouds: 0.34,
  cities: 2.6,
  air: 1,
  caps: 1,
  colours: ['#04142f', '#0d4a63', '#3a5a1f', '#a8893a', '#8d8478', '#e8f0f6'],
  spin: 2.2,
};

export const picture = planetPicture(halloway);
