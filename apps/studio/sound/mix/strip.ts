import type { Band } from '../engine/biquad.ts';
import { amplitude } from '../engine/maths.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';
import { integratedLoudness } from '../measure/loudness.ts';
import type { RoomName } from '../rooms/impulse.ts';
import { chorus } from './chorus.ts';
import { type Compression, compress } from './compressor.ts';
import { type Ducking, duck } from './ducking.ts';
import { equalise, overdrive, widen } from './equaliser.ts';

/** Send levels of a strip, in decibels. */
export type Sends = Partial<Record<RoomName | 'echo', number>>;

/** Processing of a stem before the mix. */
export interface Strip {
  /** Target loudness in LUFS. */
  readonly loudness: number;
  /** Corner of the high-pass in hertz. */
  readonly highPass: number;
  readonly bands?: readonly Band[];
  readonly drive?: number;
  readonly chorus?: { readonly hertz: number; readonly depthMs: number; readonly share: number };
  readonly compression?: Compression;
  readonly width?: number;
  readonly ducking?: Ducking;
  readonly sends?: Sends;
}

/** Applies a strip to a stem. @param kicks samples of the bass drum */
export function treat(stem: StereoLoop, strip: Strip, kicks: readonly number[]): void {
  equalise(stem, [{ kind: 'highPass', at: strip.highPass, q: 0.6 }, ...(strip.bands ?? [])]);
  if (strip.drive || strip.compression) stem.scale(amplitude(-20 - integratedLoudness(stem)));
  if (strip.drive) overdrive(stem, strip.drive, 0.6);
  if (strip.chorus) chorus(stem, strip.chorus);
  if (strip.compression) compress(stem, strip.compression);
  if (strip.width !== undefined) widen(stem, strip.width);
  stem.scale(amplitude(strip.loudness - integratedLoudness(stem)));
  if (strip.ducking) duck(stem, kicks, strip.ducking);
}
