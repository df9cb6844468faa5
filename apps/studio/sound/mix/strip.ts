import type { Band } from '../engine/biquad.ts';
import { TAU, amplitude } from '../engine/maths.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';
import { integratedLoudness } from '../measure/loudness.ts';
import type { RoomName } from '../rooms/impulse.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { type Compression, type Ducking, compress, duck } from './dynamics.ts';
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

const SIZE = 4096;

/** Milliseconds of the four delays. */
const DELAYS = [12, 16.4, 13.3, 19.2] as const;

/** Four delayed copies with a drifting delay; the drift has whole periods in a loop, so that it has no seam. */
function chorus(loop: StereoLoop, { hertz, depthMs, share }: { hertz: number; depthMs: number; share: number }): void {
  const seconds = loop.length / SAMPLE_RATE;
  const turnsPerSample = Math.max(1, Math.round(hertz * seconds)) / loop.length;
  const [left, right] = [new Float32Array(SIZE), new Float32Array(SIZE)];
  let at = 0;
  const tap = (memory: Float32Array, ms: number) => {
    const place = at - (ms / 1000) * SAMPLE_RATE;
    const whole = Math.floor(place);
    const first = memory[whole & (SIZE - 1)] ?? 0;
    return first + ((memory[(whole + 1) & (SIZE - 1)] ?? 0) - first) * (place - whole);
  };
  loop.process((inLeft, inRight, out, index) => {
    left[at & (SIZE - 1)] = inLeft;
    right[at & (SIZE - 1)] = inRight;
    const turn = TAU * turnsPerSample * index;
    const first = tap(left, DELAYS[0] + depthMs * Math.sin(turn));
    const second = tap(left, DELAYS[1] + depthMs * Math.sin(turn + 2.1));
    const third = tap(right, DELAYS[2] + depthMs * Math.sin(turn + 4.2));
    const fourth = tap(right, DELAYS[3] + depthMs * Math.sin(turn + 1.3));
    at++;
    out[0] = inLeft * (1 - share * 0.4) + share * 0.6 * (first + 0.5 * third);
    out[1] = inRight * (1 - share * 0.4) + share * 0.6 * (fourth + 0.5 * second);
  }, 1);
}
