import { type World, planetPicture } from '../../stage/space/planet.ts';

/** The ringed gas giant. */
export const bigAmber: World = {
  kind: 'gas',
  seed: 3.7,
  air: 0.35,
  colours: ['#4a2a18', '#b0461e', '#8a5a38', '#c89a68', '#f0e0c4', '#6a7a90'],
  airColour: [0.8, 0.6, 0.4],
  ring: { inner: 1.28, outer: 2.15, colour: '#c8b090' },
};

export const picture = planetPicture(bigAmber, { pixels: 448 });
