// Written by `pnpm art`; do not edit.
import f0 from '../../assets/hub/coloring-colours.avif?url';
import f1 from '../../assets/hub/coloring-colours.webp?url';
import f2 from '../../assets/hub/coloring-lines.avif?url';
import f3 from '../../assets/hub/coloring-lines.webp?url';
import f4 from '../../assets/hub/cover-battle-arena.avif?url';
import f5 from '../../assets/hub/cover-battle-arena.webp?url';
import f6 from '../../assets/hub/cover-cargo-runner.avif?url';
import f7 from '../../assets/hub/cover-cargo-runner.webp?url';
import f8 from '../../assets/hub/cover-lore-master.avif?url';
import f9 from '../../assets/hub/cover-lore-master.webp?url';
import f10 from '../../assets/hub/cover-memory-challenge.avif?url';
import f11 from '../../assets/hub/cover-memory-challenge.webp?url';
import f12 from '../../assets/hub/cover-puzzle.avif?url';
import f13 from '../../assets/hub/cover-puzzle.webp?url';
import f14 from '../../assets/hub/cover-space-snake.avif?url';
import f15 from '../../assets/hub/cover-space-snake.webp?url';
import f16 from '../../assets/hub/device.avif?url';
import f17 from '../../assets/hub/device.webp?url';
import f18 from '../../assets/hub/faction-mud.avif?url';
import f19 from '../../assets/hub/faction-mud.webp?url';
import f20 from '../../assets/hub/faction-none.avif?url';
import f21 from '../../assets/hub/faction-none.webp?url';
import f22 from '../../assets/hub/faction-oni.avif?url';
import f23 from '../../assets/hub/faction-oni.webp?url';
import f24 from '../../assets/hub/faction-ustur.avif?url';
import f25 from '../../assets/hub/faction-ustur.webp?url';
import f26 from '../../assets/hub/hall.avif?url';
import f27 from '../../assets/hub/hall.webp?url';
import f28 from '../../assets/hub/hero-crown.avif?url';
import f29 from '../../assets/hub/hero-crown.webp?url';
import f30 from '../../assets/hub/hero-redwing.avif?url';
import f31 from '../../assets/hub/hero-redwing.webp?url';
import f32 from '../../assets/hub/hero-thorns.avif?url';
import f33 from '../../assets/hub/hero-thorns.webp?url';
import f34 from '../../assets/hub/lost.avif?url';
import f35 from '../../assets/hub/lost.webp?url';
import f36 from '../../assets/hub/skein.avif?url';
import f37 from '../../assets/hub/skein.webp?url';
import type { Still } from '../atlas.ts';

export const hub = {
  'coloring-colours': { webp: f1, avif: f0, width: 620, height: 705 },
  'coloring-lines': { webp: f3, avif: f2, width: 720, height: 818 },
  'cover-battle-arena': { webp: f5, avif: f4, width: 800, height: 450 },
  'cover-cargo-runner': { webp: f7, avif: f6, width: 800, height: 450 },
  'cover-lore-master': { webp: f9, avif: f8, width: 800, height: 450 },
  'cover-memory-challenge': { webp: f11, avif: f10, width: 800, height: 450 },
  'cover-puzzle': { webp: f13, avif: f12, width: 800, height: 450 },
  'cover-space-snake': { webp: f15, avif: f14, width: 800, height: 450 },
  'device': { webp: f17, avif: f16, width: 768, height: 1434 },
  'faction-mud': { webp: f19, avif: f18, width: 880, height: 495 },
  'faction-none': { webp: f21, avif: f20, width: 880, height: 495 },
  'faction-oni': { webp: f23, avif: f22, width: 880, height: 495 },
  'faction-ustur': { webp: f25, avif: f24, width: 880, height: 495 },
  'hall': { webp: f27, avif: f26, width: 1280, height: 560 },
  'hero-crown': { webp: f29, avif: f28, width: 600, height: 279 },
  'hero-redwing': { webp: f31, avif: f30, width: 1000, height: 609 },
  'hero-thorns': { webp: f33, avif: f32, width: 520, height: 368 },
  'lost': { webp: f35, avif: f34, width: 1120, height: 630 },
  'skein': { webp: f37, avif: f36, width: 1024, height: 1024 },
} as const satisfies Readonly<Record<string, Still>>;
