import { SAMPLE_RATE } from '../sample-rate.ts';
import { Biquad } from '../engine/biquad.ts';
import { fadeOut, noteLength } from '../engine/envelope.ts';
import { TAU, clamp, hertz, lerp, power } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import { Chance } from '../engine/random.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StereoLoop, panGains } from '../engine/stereo-loop.ts';

export interface PluckVoice {
  /** 0 (felt) to 1 (plectrum). */
  readonly brightness: number;
  /** Decay of a string of 220 Hz in seconds. */
  readonly ring: number;
  readonly place?: number;
}

/** A plucked string (Karplus and Strong); its tuning corrects for the delay of the filter. */
export function pluck(loop: StereoLoop, note: Note, { brightness, ring, place = 0 }: PluckVoice): void {
  const chance = new Chance(note.key);
  const frequency = hertz(note.pitch);
  const share = 0.5 + 0.5 * clamp(0.55 + 0.4 * brightness - (note.pitch - 60) * 0.002, 0, 0.98);
  const turn = (TAU * frequency) / SAMPLE_RATE;
  const filterDelay = Math.atan2((1 - share) * Math.sin(turn), share + (1 - share) * Math.cos(turn)) / turn;
  const delay = SAMPLE_RATE / frequency - filterDelay;
  const size = Math.floor(delay - 0.3);
  const allPass = (1 - (delay - size)) / (1 + (delay - size));
  const string = exciteString(size, chance, lerp(1500, 9500, clamp(brightness * (0.35 + 0.65 * note.velocity), 0, 1)));
  const sound = new Float32Array(noteLength(note.seconds, Math.min(ring, 1.2)));
  const loss = power(0.001, 1 / (frequency * ring * power(220 / frequency, 0.15)));
  const mute = Math.exp(-6.9 / (0.15 * SAMPLE_RATE));
  const body = [
    new Biquad({ kind: 'peak', at: 190, q: 1.2, gain: 4 }),
    new Biquad({ kind: 'peak', at: 420, q: 1.5, gain: 2.5 }),
  ];
  let [spot, last, before, after, damping] = [0, 0, 0, 0, 1];
  for (let sample = 0; sample < sound.length; sample++) {
    const current = string[spot] ?? 0;
    const dull = (share * current + (1 - share) * last) * loss;
    last = current;
    const back = allPass * (dull - after) + before;
    before = dull;
    after = back;
    string[spot] = back;
    if (++spot >= size) spot = 0;
    if (sample > note.seconds * SAMPLE_RATE) damping *= mute;
    let output = current * damping;
    for (const resonance of body) output = resonance.run(output);
    sound[sample] = output;
  }
  fadeOut(sound, 480);
  const [toLeft, toRight] = panGains(place);
  const level = 0.55 * power(note.velocity, 1.1);
  loop.add(note.at, sound, sound, level * toLeft, level * toRight);
}

/** The initial state of a string: filtered noise minus a copy that is delayed to the position of the finger. */
function exciteString(size: number, chance: Chance, corner: number): Float64Array {
  const filter = new StateVariable(corner, 0.6);
  const noise = Float64Array.from({ length: size }, () => filter.low(chance.signed()));
  const finger = Math.max(1, Math.round(size * 0.18));
  const string = noise.map((sample, index) => sample - (noise[(index - finger + size) % size] ?? 0));
  const mean = string.reduce((sum, sample) => sum + sample, 0) / size;
  return string.map((sample) => sample - mean);
}
