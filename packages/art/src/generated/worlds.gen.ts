// Written by `pnpm art`; do not edit.
import url from '../../assets/worlds.webp?url';
import type { Atlas } from '../atlas.ts';

export const worlds = {
  url,
  width: 898,
  height: 888,
  density: 2,
  frames: {
    'anvil': [4, 4, 294, 294],
    'big-amber': [292, 600, 388, 204],
    'halloway': [600, 4, 294, 294],
    'kiln': [302, 4, 294, 294],
    'onnu-mere': [600, 302, 294, 294],
    'pinch': [302, 302, 294, 294],
    'quorum': [4, 600, 284, 284],
    'tarn': [4, 302, 294, 294],
  },
} as const satisfies Atlas;
