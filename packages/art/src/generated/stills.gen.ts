// Written by `pnpm art`; do not edit.
import f0 from '../../assets/backdrops/arena.webp?url';
import a0 from '../../assets/backdrops/arena.avif?url';
import f1 from '../../assets/backdrops/mill.webp?url';
import a1 from '../../assets/backdrops/mill.avif?url';
import f2 from '../../assets/backdrops/stars-far.webp?url';
import a2 from '../../assets/backdrops/stars-far.avif?url';
import f3 from '../../assets/backdrops/stars-near.webp?url';
import a3 from '../../assets/backdrops/stars-near.avif?url';
import f4 from '../../assets/ships/awl.webp?url';
import f5 from '../../assets/ships/bastion.webp?url';
import f6 from '../../assets/ships/crake.webp?url';
import f7 from '../../assets/ships/crown.webp?url';
import f8 from '../../assets/ships/customs-scale.webp?url';
import f9 from '../../assets/ships/drake.webp?url';
import f10 from '../../assets/ships/maul.webp?url';
import f11 from '../../assets/ships/onefold.webp?url';
import f12 from '../../assets/ships/redwing.webp?url';
import f13 from '../../assets/ships/sixfold.webp?url';
import f14 from '../../assets/ships/sting.webp?url';
import f15 from '../../assets/ships/thorn.webp?url';
import f16 from '../../assets/ships/twinmoon.webp?url';
import f17 from '../../assets/ships/vise.webp?url';
import f18 from '../../assets/ships/wren.webp?url';
import type { Still } from '../atlas.ts';

export const stills = {
  'backdrops/arena': { webp: f0, avif: a0, width: 1120, height: 748 },
  'backdrops/mill': { webp: f1, avif: a1, width: 960, height: 640 },
  'backdrops/stars-far': { webp: f2, avif: a2, width: 512, height: 512 },
  'backdrops/stars-near': { webp: f3, avif: a3, width: 512, height: 512 },
  'ships/awl': { webp: f4, width: 320, height: 320 },
  'ships/bastion': { webp: f5, width: 320, height: 320 },
  'ships/crake': { webp: f6, width: 320, height: 320 },
  'ships/crown': { webp: f7, width: 320, height: 320 },
  'ships/customs-scale': { webp: f8, width: 320, height: 320 },
  'ships/drake': { webp: f9, width: 320, height: 320 },
  'ships/maul': { webp: f10, width: 320, height: 320 },
  'ships/onefold': { webp: f11, width: 320, height: 320 },
  'ships/redwing': { webp: f12, width: 320, height: 320 },
  'ships/sixfold': { webp: f13, width: 320, height: 320 },
  'ships/sting': { webp: f14, width: 320, height: 320 },
  'ships/thorn': { webp: f15, width: 320, height: 320 },
  'ships/twinmoon': { webp: f16, width: 320, height: 320 },
  'ships/vise': { webp: f17, width: 320, height: 320 },
  'ships/wren': { webp: f18, width: 320, height: 320 },
} as const satisfies Readonly<Record<string, Still>>;
