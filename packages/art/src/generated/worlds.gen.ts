// Written by `pnpm art`; do not edit.
import url from '../../assets/worlds.webp?url';
import type { Atlas } from '../atlas.ts';

export const worlds = {
  url,
  width: 914,
  height: 910,
  density: 2,
  frames: {
    'anvil': [4, 4, 294, 294],
    'big-amber': [292, 622, 388, 204],
    'halloway': [600, 324, 294, 294],
    'kiln': [302, 4, 310, 316],
    'onnu-mere': [616, 4, 294, 294],
    'pinch': [302, 324, 294, 294],
    'quorum': [4, 622, 284, 284],
    'tarn': [4, 302, 294, 294],
  },
} as const satisfies Atlas;
