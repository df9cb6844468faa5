import { SAMPLE_RATE } from '../sample-rate.ts';
import { TAU, saturate } from '../engine/maths.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StrokeMaker, record } from './drum.ts';

export interface KickShape {
  /** Final pitch: a note of the key. */
  readonly hertz: number;
  readonly seconds: number;
  readonly click: number;
  readonly drive: number;
}

/** A bass drum: falls from 230 Hz to its note, after a click of 6 ms. */
export function kick({ hertz, seconds, click, drive }: KickShape): StrokeMaker {
  return (chance) => {
    const [high, band] = [new StateVariable(2500, 0.8), new StateVariable(3800, 1.2)];
    let phase = 0;
    return record(seconds * 1.8, (time) => {
      phase += (hertz + (225 - hertz) * Math.exp(-time / 0.033) + 420 * Math.exp(-time / 0.006)) / SAMPLE_RATE;
      const body =
        Math.sin(TAU * phase) * Math.min(1, time / 0.0008) * Math.exp((-Math.max(0, time - 0.03) / seconds) * 3.2);
      const beater = band.band(high.high(chance.signed())) * Math.exp(-time / 0.0035) * click;
      const sound = ((saturate(body * drive) / saturate(drive)) * 0.9 + beater) * 0.8;
      return [sound, sound];
    });
  };
}
