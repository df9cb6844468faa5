import { SAMPLE_RATE } from '../sample-rate.ts';
import { type Band, Biquad } from '../engine/biquad.ts';
import { saturate } from '../engine/maths.ts';
import { StateVariable } from '../engine/state-variable.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';

const LEAD_IN = SAMPLE_RATE / 2;

/** Applies bands in sequence to a loop. */
export function equalise(loop: StereoLoop, bands: readonly Band[]): void {
  for (const band of bands) {
    for (const channel of [loop.left, loop.right]) {
      const filter = new Biquad(band);
      // Sets the state of the filter to that at the end of the loop.
      filter.runAll(channel.slice(-LEAD_IN));
      filter.runAll(channel);
    }
  }
}

/** Adds saturation to a loop. @param drive 1 is subtle, 2 strong @param share of the saturated sound */
export function overdrive(loop: StereoLoop, drive: number, share: number): void {
  const level = 0.5 / saturate(drive * 0.5);
  for (const channel of [loop.left, loop.right]) {
    for (let index = 0; index < channel.length; index++) {
      const sample = channel[index] ?? 0;
      channel[index] = sample * (1 - share) + share * level * saturate(sample * drive);
    }
  }
}

/** Changes the stereo width of a loop. @param monoBelow frequency below which it is mono */
export function widen(loop: StereoLoop, width: number, monoBelow = 0): void {
  const high = new StateVariable(monoBelow || 20, 0.6);
  loop.process((left, right, out) => {
    const middle = (left + right) / 2;
    let side = ((left - right) / 2) * width;
    if (monoBelow > 0) side = high.high(side);
    out[0] = middle + side;
    out[1] = middle - side;
  }, 0.5);
}
