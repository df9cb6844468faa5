import { SAMPLE_RATE } from '../sample-rate.ts';
import { TAU, saturate } from '../engine/maths.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StrokeMaker, record } from './drum.ts';

export interface SnareShape {
  /** Pitch of the skin. */
  readonly hertz: number;
  readonly body: number;
  /** Decay of the wires in seconds. */
  readonly rattle: number;
  readonly clap: number;
}

/** Times of the hands of a clap in seconds. */
const HANDS = [0, 0.0105, 0.021, 0.0335] as const;

/** A snare: a tuned skin, two noises for the wires, and a clap. */
export function snare({ hertz, body, rattle, clap }: SnareShape): StrokeMaker {
  return (chance) => {
    const wires = [new StateVariable(1900, 0.6), new StateVariable(2000, 0.6)] as const;
    const sizzle = [new StateVariable(5200, 0.7), new StateVariable(5200, 0.7)] as const;
    const thin = [new StateVariable(900, 0.7), new StateVariable(900, 0.7)] as const;
    const hands = [new StateVariable(1250, 1.4), new StateVariable(1180, 1.4)] as const;
    const tuning = 1 + chance.signed() * 0.008;
    let phase = 0;
    return record(Math.max(0.3, rattle * 2), (time) => {
      phase += (hertz * tuning * (1 + 0.55 * Math.exp(-time / 0.012))) / SAMPLE_RATE;
      const skin =
        (Math.sin(TAU * phase) * Math.exp(-time * 21) + 0.5 * Math.sin(TAU * phase * 1.78) * Math.exp(-time * 34)) *
        body;
      const loudness = Math.exp((-time / rattle) * 3.2) * 0.8 + Math.exp(-time / 0.012) * 0.7;
      const noise = [chance.signed(), chance.signed()] as const;
      const rattleOf = (side: 0 | 1) =>
        (wires[side].band(noise[side]) * 1.1 + sizzle[side].high(noise[side]) * 0.55) * loudness * 0.75;
      const [left, right] = [rattleOf(0), rattleOf(1)];
      const clapping = handsAt(time) * clap * 1.6;
      return [
        saturate((skin + thin[0].high(left + right * 0.25) + hands[0].band(noise[0]) * clapping) * 1.3) * 0.58,
        saturate((skin + thin[1].high(right + left * 0.25) + hands[1].band(noise[1]) * clapping) * 1.3) * 0.58,
      ];
    });
  };
}

/** A clap alone. */
export function clap(): StrokeMaker {
  return (chance) => {
    const hands = [new StateVariable(1150, 1.1), new StateVariable(1250, 1.1)] as const;
    const thin = [new StateVariable(600, 0.7), new StateVariable(600, 0.7)] as const;
    return record(0.45, (time) => {
      const loudness = handsAt(time) * 1.4;
      return [
        thin[0].high(hands[0].band(chance.signed())) * loudness,
        thin[1].high(hands[1].band(chance.signed())) * loudness,
      ];
    });
  };
}

function handsAt(time: number): number {
  let loudest = 0;
  for (const [index, at] of HANDS.entries()) {
    if (time >= at) loudest = Math.max(loudest, Math.exp(-(time - at) / (index === 3 ? 0.085 : 0.006)));
  }
  return loudest;
}
