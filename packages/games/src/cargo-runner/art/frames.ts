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
import { bracketMarker } from '../../space-snake/art/markers.ts';
import { heavyCargo } from './cargo-heavy.ts';
import { lightCargo } from './cargo-light.ts';
import { courier } from './courier.ts';
import { customsDrone, droneEye } from './customs-drone.ts';
import { alarmSign, beam, doubtSign, lostSign, padRing, pointer } from './marks.ts';
import { risingFigure } from './rising-figure.ts';
import { CAPACITY_KILOS, DELIVERY_POINTS } from '../rules.ts';

const pictures = {
  ...heavyCargo,
  ...lightCargo,
  courier,
  drone: customsDrone,
  eye: droneEye,
  doubt: doubtSign,
  alarm: alarmSign,
  lost: lostSign,
  pointer,
  padRing,
  beam,
  bracket: bracketMarker,
  glow: glowEffect,
  spark: sparkEffect,
  smoke: smokeEffect,
  fire: fireEffect,
  shard: shardEffect,
  shock: shockEffect,
  plume: plumeEffect,
} as const satisfies Record<string, Drawing>;

export type PictureName = keyof typeof pictures;

/** `+100` to `+300`: as many pieces as a delivery can have. */
export type FrameName = PictureName | `points-${number}`;

/** Every frame of the atlas and how it is drawn. */
export const FRAMES: ReadonlyMap<FrameName, Drawing> = new Map<FrameName, Drawing>([
  ...(Object.entries(pictures) as [PictureName, Drawing][]),
  ...Array.from({ length: CAPACITY_KILOS }, (_, index): [FrameName, Drawing] => [
    `points-${index + 1}`,
    risingFigure(`+${DELIVERY_POINTS * (index + 1)}`),
  ]),
]);
