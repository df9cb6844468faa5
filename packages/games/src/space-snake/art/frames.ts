import { effects } from '@star-seekers/art/effects';
import { gates } from '@star-seekers/art/gates';
import { snake } from '@star-seekers/art/snake';
import { stills } from '@star-seekers/art/stills';
import { bracketMarker } from '@star-seekers/stage/picture/bracket.ts';
import { type FrameArt, cutout, cutoutStrip, pale } from '@star-seekers/stage/picture/frame-art.ts';
import { HULLS } from '@star-seekers/stage/picture/palette.ts';
import { mix } from '@star-seekers/stage/picture/paint.ts';
import { risingFigure } from '@star-seekers/stage/picture/rising-figure.ts';
import { ENEMY_KINDS, type EnemyKind, RESOURCE_KINDS, RESOURCE_POINTS, type ResourceKind } from '../rules.ts';
import { HOLD_COMBINATIONS, holdLamps } from './hold-lamps.ts';
import { hologram } from './hologram.ts';
import { LIFESPAN_STEPS, lifespanRing } from './lifespan-ring.ts';
import { chevronMarker, liveryMarker, pipMarker, portalMarker, rimMarker } from './markers.ts';
import { ENEMY_FACTION, RESOURCE_COLORS } from './palette.ts';
import { resourceGlass } from './resource-glass.ts';
import { shard } from './shard.ts';

/** The mill's field behind the board. */
export const FIELD = stills['backdrops/mill'].webp;

/** Far stars, to be repeated over it. */
export const STARS = stills['backdrops/stars-far'].webp;

/** The rendered pictures that the game loads. */
export const PICTURES = {
  snake: snake.url,
  effects: effects.url,
  gates: gates.url,
  mill: FIELD,
  'stars-far': STARS,
} as const;

/** Pictures with a fixed name. */
const pictures = {
  flagship: cutout(snake, 'flagship'),
  wagon: cutout(snake, 'wagon'),
  tail: cutout(snake, 'tail'),
  'ghost-flagship': pale(cutout(snake, 'flagship')),
  'ghost-wagon': pale(cutout(snake, 'wagon')),
  'ghost-tail': pale(cutout(snake, 'tail')),
  ammo: cutout(snake, 'ammo'),
  food: cutout(snake, 'food'),
  fuel: cutout(snake, 'fuel'),
  tool: cutout(snake, 'tool'),
  e1: cutout(snake, 'e1'),
  e2: cutout(snake, 'e2'),
  e4: cutout(snake, 'e4'),
  e6: cutout(snake, 'e6'),
  c8: cutout(snake, 'c8'),
  c9: cutout(snake, 'c9'),
  c11: cutout(snake, 'c11'),
  glow: cutout(effects, 'glow'),
  spark: cutout(effects, 'streak'),
  glint: cutout(effects, 'spark'),
  smoke: cutout(effects, 'smoke'),
  ring: cutout(effects, 'ring'),
  bracket: bracketMarker,
  chevron: chevronMarker,
  livery: liveryMarker,
  pip: pipMarker,
  portal: portalMarker,
  rim: rimMarker,
  shard,
} as const satisfies Record<string, FrameArt> & Record<ResourceKind | EnemyKind, FrameArt>;

export type PictureName = keyof typeof pictures;

const STRIPS = {
  explosion: effects,
  'thruster-player': effects,
  'gate-mud': gates,
  'gate-oni': gates,
  'gate-ustur': gates,
};

type StripName = keyof typeof STRIPS;

export type FrameName =
  | PictureName
  | `${StripName}-${number}`
  | `hologram-${EnemyKind}`
  | `glass-${ResourceKind}`
  | `points-${ResourceKind}`
  | `lifespan-${number}`
  | `hold-${number}`;

/** Every frame of the atlas. */
export const FRAMES: ReadonlyMap<FrameName, FrameArt> = new Map<FrameName, FrameArt>([
  ...(Object.entries(pictures) as [PictureName, FrameArt][]),
  ...(Object.keys(STRIPS) as StripName[]).flatMap((name): readonly [FrameName, FrameArt][] =>
    cutoutStrip(STRIPS[name], name),
  ),
  ...ENEMY_KINDS.map((kind): [FrameName, FrameArt] => [
    `hologram-${kind}`,
    hologram(pictures[kind], HULLS[ENEMY_FACTION[kind]].glow),
  ]),
  ...RESOURCE_KINDS.map((kind): [FrameName, FrameArt] => [`glass-${kind}`, resourceGlass(RESOURCE_COLORS[kind])]),
  ...RESOURCE_KINDS.map((kind): [FrameName, FrameArt] => [
    `points-${kind}`,
    risingFigure(`+${RESOURCE_POINTS[kind]}`, { size: 62, color: mix(RESOURCE_COLORS[kind], '#ffffff', 0.35) }),
  ]),
  ...numbers(1, LIFESPAN_STEPS).map((step): [FrameName, FrameArt] => [`lifespan-${step}`, lifespanRing(step)]),
  ...numbers(0, HOLD_COMBINATIONS - 1).map((bits): [FrameName, FrameArt] => [`hold-${bits}`, holdLamps(bits)]),
]);

/** The frames of a strip in their order. */
export function stripOf(name: StripName): readonly FrameName[] {
  return cutoutStrip(STRIPS[name], name).map(([frame]) => frame);
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
