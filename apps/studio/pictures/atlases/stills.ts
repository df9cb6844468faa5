import { artworks } from '@star-seekers/content/artworks';
import { memorySubjects } from '@star-seekers/content/memory-subjects';
import type { StillSpec } from '../build/still-spec.ts';

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

/** The faces and the back of the memory cards; the browser loads each separately. */
export const memoryStills: readonly StillSpec[] = [...memorySubjects.map(({ id }) => id), 'back'].map((id) => ({
  name: `memory/${id}`,
  from: `memory/${id}@whole`,
  width: 256,
  quality: 84,
}));

/** The windows of the swap puzzle. */
export const artworkStills: readonly StillSpec[] = artworks.map(({ id }) => ({
  name: `artworks/${id}`,
  from: `artworks/${id}@whole`,
  width: 1024,
  quality: 82,
  avifQuality: 58,
}));

const thumbs = artworkStills.map(({ name, from }): StillSpec => ({
  name: `${name}-thumb`,
  from,
  width: 256,
  quality: 80,
}));

/** Pages of the coloring book: line art, large enough to print. */
const COLORING = ['redwing', 'gate', 'maul', 'twinmoon', 'crown', 'amberback', 'tarn-eel', 'gatecrow'] as const;

const FACTIONS = ['mud', 'oni', 'ustur', 'none'] as const;

const COVERS = ['battle-arena', 'space-snake', 'memory-challenge', 'lore-master', 'puzzle', 'cargo-runner'] as const;

/** Ships of the landing page, on a transparent background. */
const HERO = [
  ['redwing', 1000],
  ['crown', 600],
  ['thorns', 520],
] as const;

/** Separate pictures: ships for pages and guides, and backdrops of the games. */
export const stills: readonly StillSpec[] = [
  ...COVERS.map((game): StillSpec => ({
    name: `hub/cover-${game}`,
    from: `covers/${game}@view`,
    width: 800,
    quality: 74,
    avifQuality: 57,
  })),
  ...HERO.map(([ship, width]): StillSpec => ({
    name: `hub/hero-${ship}`,
    from: `hero/${ship}@view`,
    width,
    quality: 80,
    avifQuality: 55,
    trim: true,
  })),
  ...FACTIONS.map((faction): StillSpec => ({
    name: `hub/faction-${faction}`,
    from: `factions/${faction}@view`,
    width: 880,
    quality: 72,
    avifQuality: 50,
  })),
  { name: 'hub/hall', from: 'hero/hall@view', width: 1280, quality: 70, avifQuality: 46 },
  { name: 'hub/skein', from: 'hero/skein@whole', width: 1024, quality: 72, avifQuality: 50 },
  // The live stars lie on top of them, so they are of one size; the small ones are on the dashboard.
  ...(['low', 'high'] as const).flatMap((light): StillSpec[] => [
    { name: `lamp/${light}`, from: `hero/lamp@${light}`, width: 960, quality: 72, avifQuality: 52 },
    { name: `lamp/${light}-small`, from: `hero/lamp@${light}`, width: 416, quality: 70 },
  ]),
  { name: 'hub/lost', from: 'hero/lost@view', width: 1120, quality: 70, avifQuality: 46 },
  { name: 'hub/device', from: 'hero/device@view', width: 768, quality: 78, avifQuality: 64, alphaQuality: 64 },
  { name: 'hub/coloring-lines', from: 'hero/coloring@lines', width: 720, quality: 70, avifQuality: 40 },
  { name: 'hub/coloring-colours', from: 'hero/coloring@colours', width: 620, quality: 60, avifQuality: 40 },
  ...COLORING.map((page): StillSpec => ({
    name: `coloring/${page}`,
    from: `coloring/${page}@lines`,
    width: 1500,
    quality: 60,
    avifQuality: 40,
    alphaQuality: 80,
  })),
  ...SHIPS.map((ship): StillSpec => ({ name: `ships/${ship}`, from: `ships/${ship}@large`, width: 320 })),
  { name: 'ships/wren', from: 'ships/wren@large', width: 320 },
  { name: 'ships/customs-scale', from: 'ships/customs-scale@large', width: 320 },
  { name: 'backdrops/arena', from: 'backdrops/arena@far', width: 1120, quality: 80 },
  { name: 'backdrops/archive', from: 'backdrops/archive@view', width: 960, quality: 76 },
  { name: 'backdrops/mill', from: 'backdrops/mill@far', width: 960, quality: 80 },
  { name: 'backdrops/stars-far', from: 'backdrops/arena@stars-far', width: 512, quality: 80 },
  { name: 'backdrops/stars-near', from: 'backdrops/arena@stars-near', width: 512, quality: 80 },
  ...memoryStills,
  ...artworkStills,
  ...thumbs,
];
