import { type World, planetPicture } from '../../stage/space/planet.ts';

/** Ice pressed hard by a long winter. */
export const pinch: World = {
  kind: 'ground',
  seed: 6.2,
  fineness: 1.6,
  sea: -0.1,
  clouds: 0.2,
  cities: 0.8,
  air: 0.7,
  caps: 1,
  colours: ['#1a3a5a', '#5a8aa8', '#8fb0c4', '#c4d8e2', '#f0f6fa', '#ffffff'],
  airColour: [0.35, 0.7, 1],
  cityColour: '#a0e0ff',
};

export const picture = planetPicture(pinch);
