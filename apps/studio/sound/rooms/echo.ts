import { saturate } from '../engine/maths.ts';
import { StateVariable } from '../engine/state-variable.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';

/** An echo that alternates between the sides. @param samples delay @param feedback share of each repetition */
export function pingPong(
  loop: StereoLoop,
  { samples, feedback, lowPass }: { samples: number; feedback: number; lowPass: number },
): StereoLoop {
  const echo = loop.copy();
  const [left, right] = [new Float32Array(samples), new Float32Array(samples)];
  const high = [new StateVariable(320, 0.7), new StateVariable(320, 0.7)] as const;
  const low = [new StateVariable(lowPass, 0.6), new StateVariable(lowPass, 0.6)] as const;
  let place = 0;
  echo.process((inLeft, inRight, out) => {
    const [heardLeft, heardRight] = [left[place] ?? 0, right[place] ?? 0];
    const back = low[0].low(high[0].high(heardRight * feedback));
    left[place] = saturate((inLeft + inRight) / 2 + back);
    right[place] = low[1].low(high[1].high(heardLeft));
    if (++place === samples) place = 0;
    out[0] = heardLeft;
    out[1] = heardRight;
  }, 12);
  return echo;
}
