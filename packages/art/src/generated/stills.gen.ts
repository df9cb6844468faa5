// Written by `pnpm art`; do not edit.
import f0 from '../../assets/ships/awl.webp?url';
import f1 from '../../assets/ships/bastion.webp?url';
import f2 from '../../assets/ships/crake.webp?url';
import f3 from '../../assets/ships/crown.webp?url';
import f4 from '../../assets/ships/customs-scale.webp?url';
import f5 from '../../assets/ships/drake.webp?url';
import f6 from '../../assets/ships/maul.webp?url';
import f7 from '../../assets/ships/onefold.webp?url';
import f8 from '../../assets/ships/redwing.webp?url';
import f9 from '../../assets/ships/sixfold.webp?url';
import f10 from '../../assets/ships/sting.webp?url';
import f11 from '../../assets/ships/thorn.webp?url';
import f12 from '../../assets/ships/twinmoon.webp?url';
import f13 from '../../assets/ships/vise.webp?url';
import f14 from '../../assets/ships/wren.webp?url';
import type { Still } from '../atlas.ts';

export const stills = {
  'ships/awl': { webp: f0, width: 320, height: 320 },
  'ships/bastion': { webp: f1, width: 320, height: 320 },
  'ships/crake': { webp: f2, width: 320, height: 320 },
  'ships/crown': { webp: f3, width: 320, height: 320 },
  'ships/customs-scale': { webp: f4, width: 320, height: 320 },
  'ships/drake': { webp: f5, width: 320, height: 320 },
  'ships/maul': { webp: f6, width: 320, height: 320 },
  'ships/onefold': { webp: f7, width: 320, height: 320 },
  'ships/redwing': { webp: f8, width: 320, height: 320 },
  'ships/sixfold': { webp: f9, width: 320, height: 320 },
  'ships/sting': { webp: f10, width: 320, height: 320 },
  'ships/thorn': { webp: f11, width: 320, height: 320 },
  'ships/twinmoon': { webp: f12, width: 320, height: 320 },
  'ships/vise': { webp: f13, width: 320, height: 320 },
  'ships/wren': { webp: f14, width: 320, height: 320 },
} as const satisfies Readonly<Record<string, Still>>;
