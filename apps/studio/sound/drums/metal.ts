import { SAMPLE_RATE } from '../sample-rate.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StrokeMaker, record } from './drum.ts';

/** Frequencies of six inharmonic square waves, as in old drum machines. */
const PARTIALS = [205.3, 304.4, 369.6, 522.7, 540, 800] as const;

/**
 * A hi-hat.
 * @param seconds decay: 0.03 closed, 0.2 open
 * @param metal share of the square waves; the rest is noise
 */
export function hat(seconds: number, metal = 0.55): StrokeMaker {
  return (chance) => {
    const bright = 1.62 + 0.03 * chance.next();
    const phases = PARTIALS.map(() => chance.next());
    const [first, second] = [new StateVariable(7200, 0.9), new StateVariable(6500, 0.7)];
    const [sparkle, dull] = [new StateVariable(10_200, 1.2), new StateVariable(14_500, 0.6)];
    return record(Math.min(1.6, Math.max(0.06, seconds * 4)), (time) => {
      let squares = 0;
      for (const [index, partial] of PARTIALS.entries()) {
        const phase = ((phases[index] ?? 0) + partial * bright * time) % 1;
        squares += phase < 0.5 ? 1 : -1;
      }
      const raw = (squares / PARTIALS.length) * metal * 1.6 + chance.signed() * (1 - metal);
      const high = second.high(first.high(raw));
      const loudness = Math.exp((-time / seconds) * 2.3) + 0.5 * Math.exp(-time / 0.004);
      const sound = dull.low(high + sparkle.band(high) * 0.4) * loudness * 0.55;
      return [sound, sound];
    });
  };
}

/** A shaker: a burst of grains with a tail. */
export function shaker(): StrokeMaker {
  return (chance) => {
    const [band, high] = [new StateVariable(6200, 0.9), new StateVariable(3500, 0.7)];
    const swing = 0.016 + 0.004 * chance.next();
    return record(0.2, (time) => {
      const loudness = time < swing ? (time / swing) * Math.sqrt(time / swing) : Math.exp(-(time - swing) * 50);
      const sound = high.high(band.band(chance.signed())) * loudness * 0.6;
      return [sound, sound];
    });
  };
}

/** A cymbal. @param seconds decay; 2.5 is a crash @param ping level of the stick, as on a ride */
export function cymbal(seconds: number, ping = 0): StrokeMaker {
  return (chance) => {
    const bright = 1.4 + 0.06 * chance.next();
    const phases = [...PARTIALS, 925, 1120].map((partial) => ({ partial: partial * bright, at: chance.next() }));
    const high = [new StateVariable(4200, 0.7), new StateVariable(4200, 0.7)] as const;
    const soft = [new StateVariable(9000, 0.6), new StateVariable(9000, 0.6)] as const;
    const step = 1 / SAMPLE_RATE;
    return record(seconds * 1.3, (time) => {
      let squares = 0;
      for (const phase of phases) {
        phase.at = (phase.at + phase.partial * step) % 1;
        squares += phase.at < 0.5 ? 1 : -1;
      }
      const metal = (squares / phases.length) * (0.55 + ping);
      const noise = [chance.signed() * (0.6 - ping * 0.4), chance.signed() * (0.6 - ping * 0.4)] as const;
      const long = Math.exp((-time / seconds) * 4);
      const short = Math.exp(-time / 0.06) * 0.7;
      const attack = Math.min(1, time / 0.002) * 0.6;
      const sound = (side: 0 | 1) => {
        const raw = high[side].high(metal + noise[side]);
        return (soft[side].low(raw) * long + raw * short) * attack;
      };
      return [sound(0), sound(1)];
    });
  };
}
