// Written by `pnpm art`; do not edit.
import f0 from '../../assets/backdrops/archive.avif?url';
import f1 from '../../assets/backdrops/archive.webp?url';
import f2 from '../../assets/backdrops/arena.avif?url';
import f3 from '../../assets/backdrops/arena.webp?url';
import f4 from '../../assets/backdrops/mill.avif?url';
import f5 from '../../assets/backdrops/mill.webp?url';
import f6 from '../../assets/backdrops/stars-far.avif?url';
import f7 from '../../assets/backdrops/stars-far.webp?url';
import f8 from '../../assets/backdrops/stars-near.avif?url';
import f9 from '../../assets/backdrops/stars-near.webp?url';
import f10 from '../../assets/ships/awl.webp?url';
import f11 from '../../assets/ships/bastion.webp?url';
import f12 from '../../assets/ships/crake.webp?url';
import f13 from '../../assets/ships/crown.webp?url';
import f14 from '../../assets/ships/customs-scale.webp?url';
import f15 from '../../assets/ships/drake.webp?url';
import f16 from '../../assets/ships/maul.webp?url';
import f17 from '../../assets/ships/onefold.webp?url';
import f18 from '../../assets/ships/redwing.webp?url';
import f19 from '../../assets/ships/sixfold.webp?url';
import f20 from '../../assets/ships/sting.webp?url';
import f21 from '../../assets/ships/thorn.webp?url';
import f22 from '../../assets/ships/twinmoon.webp?url';
import f23 from '../../assets/ships/vise.webp?url';
import f24 from '../../assets/ships/wren.webp?url';
import type { Still } from '../atlas.ts';

export const stills = {
  'backdrops/archive': { webp: f1, avif: f0, width: 960, height: 640 },
  'backdrops/arena': { webp: f3, avif: f2, width: 1120, height: 748 },
  'backdrops/mill': { webp: f5, avif: f4, width: 960, height: 640 },
  'backdrops/stars-far': { webp: f7, avif: f6, width: 512, height: 512 },
  'backdrops/stars-near': { webp: f9, avif: f8, width: 512, height: 512 },
  'ships/awl': { webp: f10, width: 320, height: 320 },
  'ships/bastion': { webp: f11, width: 320, height: 320 },
  'ships/crake': { webp: f12, width: 320, height: 320 },
  'ships/crown': { webp: f13, width: 320, height: 320 },
  'ships/customs-scale': { webp: f14, width: 320, height: 320 },
  'ships/drake': { webp: f15, width: 320, height: 320 },
  'ships/maul': { webp: f16, width: 320, height: 320 },
  'ships/onefold': { webp: f17, width: 320, height: 320 },
  'ships/redwing': { webp: f18, width: 320, height: 320 },
  'ships/sixfold': { webp: f19, width: 320, height: 320 },
  'ships/sting': { webp: f20, width: 320, height: 320 },
  'ships/thorn': { webp: f21, width: 320, height: 320 },
  'ships/twinmoon': { webp: f22, width: 320, height: 320 },
  'ships/vise': { webp: f23, width: 320, height: 320 },
  'ships/wren': { webp: f24, width: 320, height: 320 },
} as const satisfies Readonly<Record<string, Still>>;
