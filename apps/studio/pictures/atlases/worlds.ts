import type { AtlasSpec } from '../build/atlas-spec.ts';

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

/** Three worlds in the distance behind the Arena. */
export const arenaWorlds: AtlasSpec = {
  name: 'arena-worlds',
  density: 1.5,
  quality: 80,
  background: 'backdrops/arena@far',
  frames: [
    { frame: 'onnu-mere', from: 'worlds/onnu-mere@globe', width: 170 },
    { frame: 'kiln', from: 'worlds/kiln@globe', width: 84 },
    { frame: 'big-amber', from: 'worlds/big-amber@globe', width: 190 },
  ],
};
