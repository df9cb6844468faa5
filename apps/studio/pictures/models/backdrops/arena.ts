import { mergeShots } from '../../stage/picture.ts';
import { nebulaBackdrop, starTile } from '../../stage/space/backdrop.ts';

/** Backdrop of the Arena: a violet nebula, and two repeating layers of stars. */
export const picture = mergeShots(
  nebulaBackdrop(
    { colours: ['#180a3a', '#5a2fa0', '#ff9ad8', '#2fa0ff'], seed: 4.4, exposure: 0.36, dust: 0.8 },
    1120,
    748,
  ),
  {
    shots: {
      'stars-far': () => starTile({ seed: 5, count: 620, largest: 0.9, brightness: 0.75 }),
      'stars-near': () => starTile({ seed: 6, count: 90, largest: 2, brightness: 1.1 }),
    },
  },
);
