import type { StereoLoop } from './engine/stereo-loop.ts';
import { samplesOf } from './sample-rate.ts';
import type { Take } from './take.ts';

/** Seconds of the loop that its file repeats before its start and after its end. */
export const ROLL_S = 0.15;

/** A loop with a little of its end before it and a little of its start after it: a player may come late, nobody hears it. */
export function rolled({ left, right, length }: StereoLoop): Take {
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
