import { Drum, type StrokeMaker, record } from '../drums/drum.ts';
import { TAU, clamp, saturate } from '../engine/maths.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Player } from '../score/score.ts';

/** One drum of a kit. */
interface Piece {
  readonly drum: Drum;
  readonly stem: string;
  readonly place: number;
  /** Random timing deviation in milliseconds. */
  readonly loose: number;
}

export type DrumName =
  | 'kick'
  | 'snare'
  | 'ghost'
  | 'clap'
  | 'rim'
  | 'hat'
  | 'open'
  | 'ride'
  | 'shaker'
  | 'crash'
  | 'tomHigh'
  | 'tomMid'
  | 'tomLow'
  | 'taiko';

/** Rhythms of sixteenths by drum, one line per bar, repeated: `.` is a rest, 1 to 9 a velocity. */
export type Groove = Readonly<Partial<Record<DrumName, string>>>;

export interface KitShape {
  readonly kick: KickShape;
  readonly snare: SnareShape;
  /** Pitch of the middle tom. */
  readonly tom: number;
}

export type Kit = Readonly<Record<DrumName, Piece>>;

/** Creates a kit. @param name of the piece, which seeds its strokes */
export function kitOf(name: string, shape: KitShape): Kit {
  const piece = (drum: DrumName, make: StrokeMaker, at: Omit<Piece, 'drum'>): Piece => ({
    drum: new Drum(`${name}/${drum}`, make),
    ...at,
  });
  const ghost = { ...shape.snare, hertz: shape.snare.hertz * 1.26, body: 0.4, rattle: 0.08, clap: 0 };
  return {
    kick: piece('kick', kick(shape.kick), { stem: 'kick', place: 0, loose: 1.5 }),
    snare: piece('snare', snare(shape.snare), { stem: 'snare', place: 0, loose: 2.5 }),
    ghost: piece('ghost', snare(ghost), { stem: 'snare', place: 0.08, loose: 4 }),
    clap: piece('clap', clap(), { stem: 'snare', place: 0, loose: 3 }),
    rim: piece('rim', rim(), { stem: 'snare', place: -0.25, loose: 4 }),
    hat: piece('hat', hat(0.045), { stem: 'hat', place: 0.24, loose: 3 }),
    open: piece('open', hat(0.2, 0.65), { stem: 'hat', place: 0.2, loose: 3 }),
    ride: piece('ride', cymbal(0.5, 0.35), { stem: 'hat', place: -0.35, loose: 3 }),
    shaker: piece('shaker', shaker(), { stem: 'hat', place: -0.42, loose: 5 }),
    crash: piece('crash', cymbal(2.6), { stem: 'cymbal', place: 0.15, loose: 2 }),
    tomHigh: piece('tomHigh', tom(shape.tom * 1.5, 0.28), { stem: 'tom', place: 0.5, loose: 4 }),
    tomMid: piece('tomMid', tom(shape.tom, 0.34), { stem: 'tom', place: 0, loose: 4 }),
    tomLow: piece('tomLow', tom(shape.tom * 0.67, 0.42), { stem: 'tom', place: -0.5, loose: 4 }),
    taiko: piece('taiko', taiko(), { stem: 'tom', place: 0.1, loose: 6 }),
  };
}

export interface Passage {
  /** First bar, and bar after the last; negative values count from the end of the section. */
  readonly from?: number;
  readonly to?: number;
  readonly level?: number;
}

/** Plays a groove in a section, or in some of its bars. */
export function drums(kit: Kit, groove: Groove, { from = 0, to, level = 1 }: Passage = {}): Player {
  return (stage, section) => {
    const bars = section.beats / 4;
    const first = from < 0 ? bars + from : from;
    const end = to === undefined ? bars : to <= 0 ? bars + to : to;
    for (const name of Object.keys(groove) as DrumName[]) {
      const rows = groove[name]?.split('|').map((row) => row.trim()) ?? [];
      const { drum, stem, place, loose } = kit[name];
      for (let bar = first; bar < end; bar++) {
        const row = rows[(bar - first) % rows.length] ?? '';
        for (let step = 0; step < row.length; step++) {
          const force = Number(row[step]);
          if (!(force > 0)) continue;
          const touch = stage.touch(`drums/${name}`, loose, 0.05);
          const at = stage.sampleAt(section.at + bar * 4 + (step * 4) / row.length) + touch.shift;
          const velocity = clamp((force / 9) * level * touch.force, 0.04, 1.1);
          drum.hit(stage.stem(stem), at, { velocity, place, chance: touch.chance });
          if (name === 'kick') stage.kicks.push(at);
        }
      }
    }
  };
}

interface KickShape {
  /** Final pitch: a note of the key. */
  readonly hertz: number;
  readonly seconds: number;
  readonly click: number;
  readonly drive: number;
}

/** A bass drum: falls from 230 Hz to its note, after a click of 6 ms. */
function kick({ hertz, seconds, click, drive }: KickShape): StrokeMaker {
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

/** A tom. @param hertz its pitch @param seconds its decay */
function tom(hertz: number, seconds: number): StrokeMaker {
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
function taiko(): StrokeMaker {
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
function rim(): StrokeMaker {
  return (chance) => {
    const band = new StateVariable(1750 + 60 * chance.signed(), 3);
    return record(0.12, (time) => {
      const wood = Math.sin(TAU * 820 * time) * Math.exp(-time / 0.012) * 0.4;
      const sound = (band.band(chance.signed()) * Math.exp(-time / 0.008) * 1.6 + wood) * 0.7;
      return [sound, sound];
    });
  };
}

interface SnareShape {
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
function snare({ hertz, body, rattle, clap }: SnareShape): StrokeMaker {
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
function clap(): StrokeMaker {
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

/** Frequencies of six inharmonic square waves, as in old drum machines. */
const PARTIALS = [205.3, 304.4, 369.6, 522.7, 540, 800] as const;

/**
 * A hi-hat.
 * @param seconds decay: 0.03 closed, 0.2 open
 * @param metal share of the square waves; the rest is noise
 */
function hat(seconds: number, metal = 0.55): StrokeMaker {
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
function shaker(): StrokeMaker {
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
function cymbal(seconds: number, ping = 0): StrokeMaker {
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
