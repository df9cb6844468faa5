// Written by `pnpm art`; do not edit.
import url from '../../assets/snake.webp?url';
import type { Atlas } from '../atlas.ts';

export const snake = {
  url,
  width: 381,
  height: 439,
  density: 2,
  frames: {
    'ammo': [112, 110, 63, 77],
    'c11': [202, 320, 80, 114],
    'c8': [4, 329, 82, 106],
    'c9': [90, 320, 108, 96],
    'e1': [179, 164, 69, 99],
    'e2': [277, 4, 100, 100],
    'e4': [253, 108, 86, 104],
    'e6': [252, 216, 80, 100],
    'flagship': [4, 4, 104, 118],
    'food': [194, 4, 79, 75],
    'fuel': [194, 83, 55, 77],
    'tail': [4, 126, 95, 107],
    'tool': [4, 237, 74, 88],
    'wagon': [112, 4, 78, 102],
  },
} as const satisfies Atlas;
