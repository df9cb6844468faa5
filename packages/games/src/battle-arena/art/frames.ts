import type { Drawing } from '../../space-snake/art/drawing.ts';
import {
  fireEffect,
  glowEffect,
  plumeEffect,
  shardEffect,
  shockEffect,
  smokeEffect,
  sparkEffect,
} from '../../space-snake/art/effects.ts';
import { enemyC8 } from '../../space-snake/art/enemy-c8.ts';
import { enemyC9 } from '../../space-snake/art/enemy-c9.ts';
import { enemyE1 } from '../../space-snake/art/enemy-e1.ts';
import { enemyE2 } from '../../space-snake/art/enemy-e2.ts';
import { enemyE4 } from '../../space-snake/art/enemy-e4.ts';
import { enemyE6 } from '../../space-snake/art/enemy-e6.ts';
import { flagship } from '../../space-snake/art/flagship.ts';
import { PLAYER, type PowerUpKind, ROCK_KINDS, type RockKind } from '../rules.ts';
import type { BulletKind } from '../simulation/state.ts';
import { bastionEye, bastionInner, bastionOuter } from './bastion.ts';
import { aimLine, barPiece, beamColumn, shieldBubble, starDot } from './beams.ts';
import { facetBullet, lanceBullet, orbBullet, shotBullet, slugBullet, thornBullet } from './bullets.ts';
import { crownBlades, crownCore, crownKeel, crownLid } from './crown.ts';
import { enemyE3 } from './enemy-e3.ts';
import { enemyE5 } from './enemy-e5.ts';
import { PLANET_COUNT, planet } from './planets.ts';
import { POINT_VALUES, risingPoints } from './points.ts';
import { doubleShot, extraLife, missiles } from './power-ups.ts';
import { cracks, rock } from './rocks.ts';

/** Edges of the pictures of small and big enemies on the canvas, in pixels; their hit circles are smaller. */
const SMALL_PX = 54;
const BIG_PX = 90;

/** Pictures that have a name of their own. */
const pictures = {
  player: { ...flagship, size: PLAYER.height },
  e1: { ...enemyE1, size: SMALL_PX },
  e2: { ...enemyE2, size: SMALL_PX },
  e3: enemyE3,
  e4: { ...enemyE4, size: SMALL_PX },
  e5: enemyE5,
  e6: { ...enemyE6, size: SMALL_PX },
  c8: { ...enemyC8, size: BIG_PX },
  c9: { ...enemyC9, size: BIG_PX },
  'c10-outer': bastionOuter,
  'c10-inner': bastionInner,
  'c10-eye': bastionEye,
  'crown-blades': crownBlades,
  'crown-keel': crownKeel,
  'crown-core': crownCore,
  'crown-lid': crownLid,
  shot: shotBullet,
  slug: slugBullet,
  thorn: thornBullet,
  lance: lanceBullet,
  facet: facetBullet,
  orb: orbBullet,
  extraLife,
  missiles,
  doubleShot,
  aim: aimLine,
  beam: beamColumn,
  shield: shieldBubble,
  star: starDot,
  bar: barPiece,
  glow: glowEffect,
  spark: sparkEffect,
  smoke: smokeEffect,
  fire: fireEffect,
  shard: shardEffect,
  shock: shockEffect,
  plume: plumeEffect,
} as const satisfies Record<string, Drawing> & Record<BulletKind | PowerUpKind, Drawing>;

export type PictureName = keyof typeof pictures;

export type FrameName = PictureName | RockKind | `cracks-${number}` | `planet-${number}` | `points-${number}`;

/** Every frame of the atlas and how it is drawn. */
export const FRAMES: ReadonlyMap<FrameName, Drawing> = new Map<FrameName, Drawing>([
  ...(Object.entries(pictures) as [PictureName, Drawing][]),
  ...ROCK_KINDS.map((kind): [FrameName, Drawing] => [kind, rock(kind)]),
  ...[1, 2].map((level): [FrameName, Drawing] => [`cracks-${level}`, cracks(level)]),
  ...Array.from({ length: PLANET_COUNT }, (_, index): [FrameName, Drawing] => [`planet-${index}`, planet(index)]),
  ...POINT_VALUES.map((points): [FrameName, Drawing] => [`points-${points}`, risingPoints(points)]),
]);
