import { SAMPLE_RATE } from '../sample-rate.ts';
import { TAU } from '../engine/maths.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';

const SIZE = 4096;

/** Milliseconds of the four delays. */
const DELAYS = [12, 16.4, 13.3, 19.2] as const;

/** Four delayed copies with a drifting delay; the drift has whole periods in a loop, so that it has no seam. */
export function chorus(
  loop: StereoLoop,
  { hertz, depthMs, share }: { hertz: number; depthMs: number; share: number },
): void {
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
