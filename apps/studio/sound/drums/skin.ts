import { SAMPLE_RATE } from '../sample-rate.ts';
import { TAU, saturate } from '../engine/maths.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StrokeMaker, record } from './drum.ts';

/** A tom. @param hertz its pitch @param seconds its decay */
export function tom(hertz: number, seconds: number): StrokeMaker {
  return (chance) => {
    const stick = new StateVariable(900, 0.8);
    const tuning = 1 + chance.signed() * 0.012;
    let phase = 0;
    return record(seconds * 2, (time) => {
      phase += (hertz * tuning * (1 + 0.9 * Math.exp(-time / 0.03))) / SAMPLE_RATE;
      const skin =
        Math.sin(TAU * phase) * Math.exp((-time / seconds) * 3.2) +
        0.25 * Math.sin(TAU * phase * 1.59) * Math.exp((-time / seconds) * 6) +
        stick.band(chance.signed()) * Math.exp(-time / 0.02) * 0.5;
      const sound = saturate(skin * 1.6) * 0.6;
      return [sound, sound];
    });
  };
}

/** A taiko: two skins, slightly apart in time. */
export function taiko(): StrokeMaker {
  return (chance) => {
    const [low, high] = [tom(58, 0.75)(chance), tom(112, 0.35)(chance)];
    const late = Math.round(0.004 * chance.next() * SAMPLE_RATE);
    for (let index = 0; index < high.left.length; index++) {
      low.left[index + late] = (low.left[index + late] ?? 0) + (high.left[index] ?? 0) * 0.45;
      low.right[index + late] = (low.right[index + late] ?? 0) + (high.right[index] ?? 0) * 0.6;
    }
    return low;
  };
}

/** The stick on the rim. */
export function rim(): StrokeMaker {
  return (chance) => {
    const band = new StateVariable(1750 + 60 * chance.signed(), 3);
    return record(0.12, (time) => {
      const wood = Math.sin(TAU * 820 * time) * Math.exp(-time / 0.012) * 0.4;
      const sound = (band.band(chance.signed()) * Math.exp(-time / 0.008) * 1.6 + wood) * 0.7;
      return [sound, sound];
    });
  };
}
