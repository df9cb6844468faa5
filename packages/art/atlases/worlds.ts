import type { AtlasSpec } from '../studio/atlas-spec.ts';

const WORLDS = ['anvil', 'kiln', 'tarn', 'pinch', 'halloway', 'onnu-mere', 'quorum'] as const;

/** The eight worlds: decoration of the Arena, and pictures of the hub. */
export const worlds: AtlasSpec = {
  name: 'worlds',
  density: 2,
  quality: 84,
  background: 'backdrops/arena@far',
  frames: [
    ...WORLDS.map((name) => ({ frame: name, from: `worlds/${name}@globe` as const, width: 160 })),
    { frame: 'big-amber', from: 'worlds/big-amber@globe', width: 220 },
  ],
};
