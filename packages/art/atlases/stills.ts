import type { StillSpec } from '../studio/still-spec.ts';

const SHIPS = [
  'redwing',
  'crake',
  'drake',
  'awl',
  'maul',
  'vise',
  'thorn',
  'sting',
  'twinmoon',
  'onefold',
  'sixfold',
  'bastion',
  'crown',
] as const;

/** Pictures that are shown on their own: ships for pages and guides, and what lies behind the games. */
export const stills: readonly StillSpec[] = [
  ...SHIPS.map((ship): StillSpec => ({ name: `ships/${ship}`, from: `ships/${ship}@large`, width: 320 })),
  { name: 'ships/wren', from: 'ships/wren@large', width: 320 },
  { name: 'ships/customs-scale', from: 'ships/customs-scale@large', width: 320 },
  { name: 'backdrops/arena', from: 'backdrops/arena@far', width: 1120, quality: 80 },
  { name: 'backdrops/mill', from: 'backdrops/mill@far', width: 960, quality: 80 },
  { name: 'backdrops/stars-far', from: 'backdrops/arena@stars-far', width: 512, quality: 80 },
  { name: 'backdrops/stars-near', from: 'backdrops/arena@stars-near', width: 512, quality: 80 },
];
