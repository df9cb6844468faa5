// Written by `pnpm art`; do not edit.
import f0 from '../../assets/coloring/amberback.avif?url';
import f1 from '../../assets/coloring/amberback.webp?url';
import f2 from '../../assets/coloring/crown.avif?url';
import f3 from '../../assets/coloring/crown.webp?url';
import f4 from '../../assets/coloring/gate.avif?url';
import f5 from '../../assets/coloring/gate.webp?url';
import f6 from '../../assets/coloring/gatecrow.avif?url';
import f7 from '../../assets/coloring/gatecrow.webp?url';
import f8 from '../../assets/coloring/maul.avif?url';
import f9 from '../../assets/coloring/maul.webp?url';
import f10 from '../../assets/coloring/redwing.avif?url';
import f11 from '../../assets/coloring/redwing.webp?url';
import f12 from '../../assets/coloring/tarn-eel.avif?url';
import f13 from '../../assets/coloring/tarn-eel.webp?url';
import f14 from '../../assets/coloring/twinmoon.avif?url';
import f15 from '../../assets/coloring/twinmoon.webp?url';
import type { Still } from '../atlas.ts';

export const coloring = {
  'amberback': { webp: f1, avif: f0, width: 1500, height: 2000 },
  'crown': { webp: f3, avif: f2, width: 1500, height: 2000 },
  'gate': { webp: f5, avif: f4, width: 1500, height: 2000 },
  'gatecrow': { webp: f7, avif: f6, width: 1500, height: 2000 },
  'maul': { webp: f9, avif: f8, width: 1500, height: 2000 },
  'redwing': { webp: f11, avif: f10, width: 1500, height: 2000 },
  'tarn-eel': { webp: f13, avif: f12, width: 1500, height: 2000 },
  'twinmoon': { webp: f15, avif: f14, width: 1500, height: 2000 },
} as const satisfies Readonly<Record<string, Still>>;
