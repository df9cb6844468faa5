// Written by `pnpm art`; do not edit.
import url from '../../assets/snake.webp?url';
import type { Atlas } from '../atlas.ts';

export const snake = {
  url,
  width: 467,
  height: 434,
  density: 2,
  frames: {
    'ammo': [114, 110, 59, 77],
    'c11': [383, 4, 80, 114],
    'c8': [4, 324, 82, 106],
    'c9': [90, 320, 108, 96],
    'e1': [177, 164, 69, 99],
    'e2': [279, 4, 100, 100],
    'e4': [255, 108, 86, 104],
    'e6': [250, 216, 80, 100],
    'flagship': [4, 4, 106, 118],
    'food': [196, 4, 79, 75],
    'fuel': [196, 83, 55, 77],
    'tail': [4, 126, 95, 107],
    'tool': [4, 237, 75, 83],
    'wagon': [114, 4, 78, 102],
  },
} as const satisfies Atlas;
