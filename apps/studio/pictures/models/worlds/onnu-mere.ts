import { type World, planetPicture } from '../../stage/space/planet.ts';

/** Violet seas that glow by night. */
export const onnuMere: World = {
  kind: 'ground',
  seed: 12.4,
  fineness: 1.4,
  sea: 0.06,
  clouds: 0.3,
  cities: 7,
  air: 0.7,
  caps: 0.2,
  colours: ['#12083a', '#3a2a9a', '#2a1c4a', '#5a3a7a', '#8a6aa8', '#e0d4ff'],
  airColour: [0.55, 0.3, 1],
  cloudColour: '#e8dcff',
  cityColour: '#25f5cf',
  spin: 1.4,
};

export const picture = planetPicture(onnuMere, { sun: [-0.7, 0.45, -0.3] });
