// Written by `pnpm art`; do not edit.
import f0 from '../../assets/lamp/high-small.webp?url';
import f1 from '../../assets/lamp/high.avif?url';
import f2 from '../../assets/lamp/high.webp?url';
import f3 from '../../assets/lamp/low-small.webp?url';
import f4 from '../../assets/lamp/low.avif?url';
import f5 from '../../assets/lamp/low.webp?url';
import type { Still } from '../atlas.ts';

export const lamp = {
  'high-small': { webp: f0, width: 416, height: 312 },
  'high': { webp: f2, avif: f1, width: 960, height: 720 },
  'low-small': { webp: f3, width: 416, height: 312 },
  'low': { webp: f5, avif: f4, width: 960, height: 720 },
} as const satisfies Readonly<Record<string, Still>>;
