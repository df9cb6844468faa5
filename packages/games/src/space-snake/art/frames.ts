import { ENEMY_KINDS, type EnemyKind, RESOURCE_KINDS, type ResourceKind } from '../rules.ts';
import type { Drawing } from './drawing.ts';
import { fireEffect, glowEffect, plumeEffect, shardEffect, shockEffect, smokeEffect, sparkEffect } from './effects.ts';
import { enemyC11 } from './enemy-c11.ts';
import { enemyC8 } from './enemy-c8.ts';
import { enemyC9 } from './enemy-c9.ts';
import { enemyE1 } from './enemy-e1.ts';
import { enemyE2 } from './enemy-e2.ts';
import { enemyE4 } from './enemy-e4.ts';
import { enemyE6 } from './enemy-e6.ts';
import { flagship } from './flagship.ts';
import { floatingPoints } from './floating-points.ts';
import { HOLD_COMBINATIONS, holdLamps } from './hold-lamps.ts';
import { hologram } from './hologram.ts';
import { LIFESPAN_STEPS, lifespanRing } from './lifespan-ring.ts';
import { bracketMarker, chevronMarker, portalMarker, rimMarker } from './markers.ts';
import { resourceAmmo } from './resource-ammo.ts';
import { resourceFood } from './resource-food.ts';
import { resourceFuel } from './resource-fuel.ts';
import { resourceTool } from './resource-tool.ts';
import { tailShip } from './tail-ship.ts';
import { wagon } from './wagon.ts';

/** Pictures that have a name of their own. */
const pictures = {
  flagship,
  wagon,
  tail: tailShip,
  ammo: resourceAmmo,
  food: resourceFood,
  fuel: resourceFuel,
  tool: resourceTool,
  e1: enemyE1,
  e2: enemyE2,
  e4: enemyE4,
  e6: enemyE6,
  c8: enemyC8,
  c9: enemyC9,
  c11: enemyC11,
  bracket: bracketMarker,
  chevron: chevronMarker,
  portal: portalMarker,
  rim: rimMarker,
  glow: glowEffect,
  spark: sparkEffect,
  smoke: smokeEffect,
  fire: fireEffect,
  shard: shardEffect,
  shock: shockEffect,
  plume: plumeEffect,
} as const satisfies Record<string, Drawing> & Record<ResourceKind | EnemyKind, Drawing>;

export type PictureName = keyof typeof pictures;

export type FrameName =
  | PictureName
  | `hologram-${EnemyKind}`
  | `points-${ResourceKind}`
  | `lifespan-${number}`
  | `hold-${number}`;

/** Every frame of the atlas and how it is drawn. */
export const FRAMES: ReadonlyMap<FrameName, Drawing> = new Map<FrameName, Drawing>([
  ...(Object.entries(pictures) as [PictureName, Drawing][]),
  ...ENEMY_KINDS.map((kind): [FrameName, Drawing] => [`hologram-${kind}`, hologram(pictures[kind])]),
  ...RESOURCE_KINDS.map((kind): [FrameName, Drawing] => [`points-${kind}`, floatingPoints(kind)]),
  ...numbers(1, LIFESPAN_STEPS).map((step): [FrameName, Drawing] => [`lifespan-${step}`, lifespanRing(step)]),
  ...numbers(0, HOLD_COMBINATIONS - 1).map((bits): [FrameName, Drawing] => [`hold-${bits}`, holdLamps(bits)]),
]);

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
