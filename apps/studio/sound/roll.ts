import type { StereoLoop } from './engine/stereo-loop.ts';
import { samplesOf } from './sample-rate.ts';
import type { Take } from './take.ts';

/** Seconds of the loop that its file repeats before the start and after the end. */
export const ROLL_S = 0.15;

/** A loop with a part of its end before it and a part of its start after it, so that inaccurate looping is inaudible. */
export function addRoll({ left, right, length }: StereoLoop): Take {
  const roll = samplesOf(ROLL_S);
  const [longLeft, longRight] = [left, right].map((channel) => {
    const long = new Float32Array(length + 2 * roll);
    long.set(channel.subarray(length - roll), 0);
    long.set(channel, roll);
    long.set(channel.subarray(0, roll), roll + length);
    return long;
  });
  return { left: longLeft ?? left, right: longRight ?? right };
}
