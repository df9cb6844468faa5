import { type World, planetPicture } from '../../stage/space/planet.ts';

/** The sea world. */
export const tarn: World = {
  kind: 'ground',
  seed: 9.1,
  fineness: 1.3,
  sea: 0.24,
  clouds: 0.42,
  cities: 1.5,
  air: 1,
  caps: 0.4,
  colours: ['#06103a', '#128a8c', '#3a5a3a', '#7a8a5a', '#a0a090', '#dff4ff'],
  airColour: [0.2, 0.62, 1],
  cityColour: '#8fe8ff',
};

export const picture = planetPicture(tarn);
