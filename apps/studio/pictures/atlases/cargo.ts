import { cargoTypes } from '@star-seekers/content/cargo-types';
import type { AtlasSpec } from '../build/atlas-spec.ts';

const LOADS = ['0', '1', '2', '3', 'heavy'] as const;
const MOODS = ['patrol', 'suspicious', 'chase', 'stunned'] as const;

/** Cargo Runner: the lighter by its load, the drones by their mood, the station, and the seventeen kinds of cargo. */
export const cargo: AtlasSpec = {
  name: 'cargo',
  density: 2,
  frames: [
    { frame: 'lighter-0', from: 'ships/wren@load-0', fit: 34 },
    ...LOADS.slice(1).map((load) => ({
      frame: `lighter-${load}`,
      from: `ships/wren@load-${load}` as const,
      like: 'lighter-0',
    })),
    { frame: 'drone-patrol', from: 'ships/drone@patrol', fit: 46 },
    ...MOODS.slice(1).map((mood) => ({
      frame: `drone-${mood}`,
      from: `ships/drone@${mood}` as const,
      like: 'drone-patrol',
    })),
    { frame: 'station', from: 'ships/customs-scale@small', fit: 120 },
    ...cargoTypes.map(({ type }) => ({ frame: type, from: `cargo/${type.toLowerCase()}@icon` as const, fit: 40 })),
  ],
};
