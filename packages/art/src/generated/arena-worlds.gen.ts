// Written by `pnpm art`; do not edit.
import url from '../../assets/arena-worlds.webp?url';
import type { Atlas } from '../atlas.ts';

export const arenaWorlds = {
  url,
  width: 371,
  height: 380,
  density: 1.5,
  frames: {
    'big-amber': [4, 243, 253, 133],
    'kiln': [243, 4, 124, 126],
    'onnu-mere': [4, 4, 235, 235],
  },
} as const satisfies Atlas;
