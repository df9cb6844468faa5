import { nebulaBackdrop } from '../../stage/space/backdrop.ts';

/** Backdrop of Space Snake: the dust of the Mill in amber and teal. */
export const picture = nebulaBackdrop(
  {
    colours: ['#0a1a2c', '#1f5f6c', '#ffc27a', '#8a5a1c'],
    seed: 7.7,
    exposure: 0.34,
    dust: 0.9,
    lights: [
      [-0.9, 0.5],
      [1.1, -0.6],
    ],
  },
  960,
  640,
);
