// Written by `pnpm art`; do not edit.
import url from '../../assets/cargo.webp?url';
import type { Atlas } from '../atlas.ts';

export const cargo = {
  url,
  width: 626,
  height: 568,
  density: 2,
  frames: {
    'AGEL': [328, 262, 75, 109],
    'ARCO': [4, 281, 71, 93],
    'CARBON': [407, 262, 84, 98],
    'CRYSLAT': [4, 378, 85, 93],
    'DIAMOND': [79, 281, 89, 69],
    'ENRGSUB': [93, 375, 79, 87],
    'FSTAB': [176, 375, 84, 88],
    'HYG': [264, 375, 88, 84],
    'IC3A': [356, 375, 83, 95],
    'LUMAN': [443, 364, 67, 89],
    'NITRO': [443, 457, 91, 89],
    'POLYMER': [264, 463, 82, 100],
    'PRTACL': [93, 466, 75, 91],
    'PWRSRC': [172, 467, 87, 91],
    'RADABS': [538, 4, 84, 96],
    'ROCH': [172, 262, 81, 105],
    'SDU': [257, 262, 67, 87],
    'drone-chase': [205, 4, 71, 99],
    'drone-patrol': [4, 162, 79, 115],
    'drone-stunned': [162, 107, 83, 115],
    'drone-suspicious': [87, 162, 71, 113],
    'lighter-0': [4, 4, 63, 75],
    'lighter-1': [71, 4, 63, 75],
    'lighter-2': [4, 83, 63, 75],
    'lighter-3': [71, 83, 63, 75],
    'lighter-heavy': [138, 4, 63, 75],
    'station': [280, 4, 254, 254],
  },
} as const satisfies Atlas;
