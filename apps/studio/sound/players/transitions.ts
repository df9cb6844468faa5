import { type Stroke, record } from '../drums/drum.ts';
import { TAU, hertz, octaves, power, saturate } from '../engine/maths.ts';
import { Oscillator } from '../engine/oscillator.ts';
import type { Chance } from '../engine/random.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Player, Stage } from '../score/score.ts';
import { rootBetween } from './chords.ts';

function put(stage: Stage, at: number, { left, right }: Stroke, gain: number): void {
  stage.stem('fx').add(at, left, right, gain);
}

/** An impact on the first beat, tuned to the key. */
export function blow(force: number, seconds = 2): Player {
  return (stage, section) => {
    const { chance } = stage.touch('fx', 0, 0);
    put(stage, stage.sampleAt(section.at), impact(chance, hertz(rootBetween(stage.scale.tonic, 24)), seconds), force);
  };
}

/** Rising noise before the next section. @param tone share of a rising tone */
export function riseOut(beats: number, force: number, tone = 0.2): Player {
  return (stage, section) => {
    const { chance } = stage.touch('fx', 0, 0);
    const seconds = stage.secondsOf(beats);
    const sound = riser(chance, seconds, tone, rootBetween(stage.scale.tonic, 40));
    put(stage, stage.sampleAt(section.at + section.beats) - seconds * SAMPLE_RATE, sound, force);
  };
}

/** Falling noise from the first beat on. */
export function fallIn(beats: number, force: number): Player {
  return (stage, section) => {
    const { chance } = stage.touch('fx', 0, 0);
    put(stage, stage.sampleAt(section.at), fall(chance, stage.secondsOf(beats)), force);
  };
}

/** A reversed cymbal before the next section. */
export function swellOut(beats: number, force: number): Player {
  return (stage, section) => {
    const { chance } = stage.touch('fx', 0, 0);
    const seconds = stage.secondsOf(beats);
    put(stage, stage.sampleAt(section.at + section.beats) - seconds * SAMPLE_RATE, swellBack(chance, seconds), force);
  };
}

/** Noise that opens and grows, then stops. @param tone share of a rising chord tone @param pitch its first note */
function riser(chance: Chance, seconds: number, tone = 0, pitch = 45): Stroke {
  const bands = [new StateVariable(250, 1.1), new StateVariable(250, 1.1)] as const;
  const thin = [new StateVariable(120, 0.7), new StateVariable(120, 0.7)] as const;
  const saws = [new Oscillator('saw', 100, 0.1), new Oscillator('saw', 100, 0.6)] as const;
  const dark = new StateVariable(400, 0.8);
  let sample = 0;
  return record(seconds, (time) => {
    const share = time / seconds;
    if (sample++ % 32 === 0) {
      const corner = 250 * power(36, power(Math.max(share, 1e-6), 1.2));
      bands[0].tune(corner, 1.1);
      bands[1].tune(corner * 1.08, 1.1);
      thin[0].tune(corner * 0.35, 0.7);
      thin[1].tune(corner * 0.35, 0.7);
      const note = hertz(pitch) * octaves(share * 2);
      saws[0].tune(note * 1.004);
      saws[1].tune(note * 0.996);
      dark.tune(300 * power(20, share), 0.8);
    }
    const loudness = power(Math.max(share, 1e-6), 2.2) * Math.min(1, (1 - share) / 0.015) * 0.6;
    const rising = tone > 0 ? dark.low(saws[0].next() + saws[1].next()) * tone * 0.35 : 0;
    return [
      (thin[0].high(bands[0].band(chance.signed())) * 1.2 + rising) * loudness,
      (thin[1].high(bands[1].band(chance.signed())) * 1.2 + rising) * loudness,
    ];
  });
}

/** Noise that closes and fades. */
function fall(chance: Chance, seconds: number): Stroke {
  const bands = [new StateVariable(9000, 0.9), new StateVariable(9000, 0.9)] as const;
  let sample = 0;
  return record(seconds, (time) => {
    const share = time / seconds;
    if (sample++ % 32 === 0) {
      const corner = 9000 * power(0.02, power(Math.max(share, 1e-6), 0.6));
      bands[0].tune(corner, 0.9);
      bands[1].tune(corner * 0.93, 0.9);
    }
    const loudness = power(Math.max(1 - share, 1e-6), 1.6) * Math.min(1, time / 0.004) * 0.6;
    return [bands[0].band(chance.signed()) * loudness, bands[1].band(chance.signed()) * loudness];
  });
}

/** A reversed cymbal: swells and stops. */
function swellBack(chance: Chance, seconds: number): Stroke {
  const high = [new StateVariable(3000, 0.7), new StateVariable(3000, 0.7)] as const;
  return record(seconds, (time) => {
    const share = time / seconds;
    const loudness = power(Math.max(share, 1e-6), 3.2) * Math.min(1, (1 - share) * 100) * 0.4;
    return [high[0].high(chance.signed()) * loudness, high[1].high(chance.signed()) * loudness];
  });
}

/** A low impact. @param hertzLow its final pitch */
function impact(chance: Chance, hertzLow: number, seconds = 2): Stroke {
  const air = [new StateVariable(1200, 0.5), new StateVariable(1100, 0.5)] as const;
  const thin = [new StateVariable(140, 0.7), new StateVariable(140, 0.7)] as const;
  let [phase, sample] = [0, 0];
  return record(seconds * 1.4, (time) => {
    phase += (hertzLow * (1 + 2.6 * Math.exp(-time / 0.06) + 0.5 * Math.exp(-time / 0.4))) / SAMPLE_RATE;
    if (sample++ % 32 === 0) {
      const corner = 220 + 5200 * Math.exp(-time / 0.12);
      air[0].tune(corner, 0.5);
      air[1].tune(corner * 0.94, 0.5);
    }
    const boom = saturate(Math.sin(TAU * phase) * Math.exp((-time / seconds) * 3.5) * 1.9) * 0.6;
    const loudness = Math.exp((-time / seconds) * 8.5) * 0.55;
    return [
      (boom + thin[0].high(air[0].low(chance.signed())) * loudness) * 0.8,
      (boom + thin[1].high(air[1].low(chance.signed())) * loudness) * 0.8,
    ];
  });
}
