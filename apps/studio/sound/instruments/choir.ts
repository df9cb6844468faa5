import { SAMPLE_RATE } from '../sample-rate.ts';
import { Envelope, noteLength } from '../engine/envelope.ts';
import { TAU, amplitude, hertz, lerp, octaves, smooth } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import { Oscillator } from '../engine/oscillator.ts';
import { Chance } from '../engine/random.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StereoLoop, panGains } from '../engine/stereo-loop.ts';

export type Vowel = 'a' | 'o' | 'u' | 'm';

export interface ChoirVoice {
  readonly from: Vowel;
  readonly to: Vowel;
  /** Seconds of the change of vowel. */
  readonly morph: number;
  readonly attack: number;
  readonly release: number;
  readonly breath?: number;
}

/** Five formants of each vowel: frequency, width and level. */
const FORMANTS: Record<Vowel, readonly (readonly [hertz: number, width: number, decibels: number])[]> = {
  a: [
    [700, 90, 0],
    [1150, 100, -5],
    [2650, 140, -18],
    [3350, 160, -20],
    [4500, 250, -36],
  ],
  o: [
    [430, 70, 0],
    [820, 90, -9],
    [2700, 140, -22],
    [3000, 160, -22],
    [4300, 240, -34],
  ],
  u: [
    [350, 65, 0],
    [640, 80, -14],
    [2600, 140, -28],
    [2900, 160, -26],
    [4100, 240, -38],
  ],
  m: [
    [260, 60, 0],
    [900, 120, -26],
    [2300, 200, -34],
    [3000, 200, -38],
    [4200, 240, -44],
  ],
};

const SINGERS = 5;
const CONTROL = 64;

/** Five singers on one note, slightly out of tune and time, through the formants of a changing vowel. */
export function choir(loop: StereoLoop, note: Note, voice: ChoirVoice): void {
  const length = noteLength(note.seconds, voice.release);
  const [left, right] = renderVocalCords(note, length, voice.breath ?? 0.05);
  const [outLeft, outRight] = [new Float32Array(length), new Float32Array(length)];
  // High voices have higher formants.
  const size = note.pitch > 64 ? 1.14 : 1;
  for (const [index, from] of FORMANTS[voice.from].entries()) {
    const to = FORMANTS[voice.to][index] ?? from;
    const [first, second] = [new StateVariable(1000), new StateVariable(1000)];
    let gain = 0;
    for (let sample = 0; sample < length; sample++) {
      if (sample % CONTROL === 0) {
        const share = smooth(sample / SAMPLE_RATE / voice.morph);
        const centre = lerp(from[0], to[0], share) * size;
        const q = centre / lerp(from[1], to[1], share);
        first.tune(centre, q);
        second.tune(centre * 1.02, q);
        gain = amplitude(lerp(from[2], to[2], share));
      }
      outLeft[sample] = (outLeft[sample] ?? 0) + first.band(left[sample] ?? 0) * gain;
      outRight[sample] = (outRight[sample] ?? 0) + second.band(right[sample] ?? 0) * gain;
    }
  }
  const envelope = new Envelope(
    { attack: voice.attack, decay: 1.5, sustain: 0.9, release: voice.release },
    note.seconds,
  );
  const level = (0.5 / Math.sqrt(SINGERS)) * (0.5 + 0.5 * note.velocity);
  for (let sample = 0; sample < length; sample++) {
    const loudness = envelope.next() * level;
    outLeft[sample] = ((outLeft[sample] ?? 0) + (left[sample] ?? 0) * 0.015) * loudness;
    outRight[sample] = ((outRight[sample] ?? 0) + (right[sample] ?? 0) * 0.015) * loudness;
  }
  loop.add(note.at, outLeft, outRight);
}

/** The sound of the vocal cords, before the formants. */
function renderVocalCords(note: Note, length: number, breath: number): [Float32Array, Float32Array] {
  const chance = new Chance(note.key);
  const frequency = hertz(note.pitch);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  for (let singer = 0; singer < SINGERS; singer++) {
    const [toLeft, toRight] = panGains(((singer / (SINGERS - 1)) * 2 - 1) * 0.9);
    const voice = new Oscillator('voice', frequency, chance.next());
    const cents = chance.signed() * 9;
    const [vibratoHz, vibratoCents, phase] = [4.6 + chance.next() * 1.4, 9 + chance.next() * 10, chance.next() * TAU];
    const scoop = -15 - 30 * chance.next();
    const late = Math.round(chance.next() * 0.06 * SAMPLE_RATE);
    for (let sample = late; sample < length; sample++) {
      if (sample % CONTROL === 0) {
        const time = sample / SAMPLE_RATE;
        const vibrato = vibratoCents * smooth((time - 0.25) / 0.6) * Math.sin(phase + TAU * vibratoHz * time);
        voice.bend(frequency * octaves((cents + vibrato + scoop * Math.exp(-time / 0.09)) / 1200));
      }
      const sound = voice.next();
      left[sample] = (left[sample] ?? 0) + sound * toLeft;
      right[sample] = (right[sample] ?? 0) + sound * toRight;
    }
  }
  const air = new StateVariable(2600, 0.5);
  for (let sample = 0; sample < length; sample++) {
    const noise = air.band(chance.signed()) * breath * SINGERS;
    left[sample] = (left[sample] ?? 0) + noise;
    right[sample] = (right[sample] ?? 0) + noise * 0.8;
  }
  return [left, right];
}
