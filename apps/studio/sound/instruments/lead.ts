import { SAMPLE_RATE } from '../sample-rate.ts';
import { TAU, clamp, hertz, octaves, power, smooth } from '../engine/maths.ts';
import type { LineNote } from '../engine/note.ts';
import { Oscillator } from '../engine/oscillator.ts';
import { Chance } from '../engine/random.ts';
import { StateVariable } from '../engine/state-variable.ts';
import { type StereoLoop, panGains } from '../engine/stereo-loop.ts';
import type { Colour } from '../engine/wavetable.ts';

export interface LeadVoice {
  readonly colours: readonly [Colour, Colour];
  /** Share of the second colour. */
  readonly blend: number;
  readonly unison: number;
  /** Half the spread of the unison in cents. */
  readonly cents: number;
  readonly corner: number;
  /** Octaves by which a stroke opens the filter. */
  readonly opening: number;
  readonly attack: number;
  readonly release: number;
  /** Seconds of a glide between two legato notes. */
  readonly glide: number;
  readonly vibratoCents: number;
  /** Growth of long notes. */
  readonly swell?: number;
  readonly breath?: number;
  readonly width?: number;
}

const CONTROL = 32;
const VIBRATO_HZ = 5.5;
const VIBRATO_AFTER_S = 0.25;

/** Notes with a smaller gap are legato. */
const LEGATO_S = 0.03;

/** A monophonic melody voice that glides between notes and starts its vibrato late, like a singer. */
export function lead(loop: StereoLoop, notes: readonly LineNote[], voice: LeadVoice, key: string): void {
  const { unison, width = 0.6, breath = 0, swell = 0, blend } = voice;
  const chance = new Chance(key);
  const choir = Array.from({ length: unison }, (_, index) => {
    const place = unison === 1 ? 0 : (index / (unison - 1)) * 2 - 1;
    return {
      first: new Oscillator(voice.colours[0], 300, chance.next()),
      second: new Oscillator(voice.colours[1], 300, chance.next()),
      detune: octaves((place * voice.cents) / 1200),
      gains: panGains(place * width),
    };
  });
  const filters = Array.from({ length: 4 }, (_, index) => new StateVariable(1000, index < 2 ? 0.9 : 0.6));
  const [first, second, third, fourth] = filters as [StateVariable, StateVariable, StateVariable, StateVariable];
  const hiss = new StateVariable(3000, 0.8);
  const rise = 1 - Math.exp(-1 / (voice.attack * SAMPLE_RATE));
  const fall = 1 - Math.exp(-1 / (voice.release * 0.3 * SAMPLE_RATE));
  const darken = Math.exp(-2.3 / (0.5 * SAMPLE_RATE));
  const level = 0.5 / Math.sqrt(unison);
  let [pitch, loudness, opened] = [Math.log2(300), 0, 0];
  for (const [index, note] of notes.entries()) {
    const before = notes[index - 1];
    const after = notes[index + 1];
    const legato = before !== undefined && gap(before, note) < LEGATO_S;
    const pause = after ? gap(note, after) : Infinity;
    const runsOn = pause < voice.release * 1.5;
    const length = Math.round(
      runsOn && after ? after.at - note.at : (note.seconds + voice.release * 1.6) * SAMPLE_RATE,
    );
    const held = pause < LEGATO_S ? length : Math.round(note.seconds * SAMPLE_RATE);
    const target = Math.log2(hertz(note.pitch));
    if (!legato) pitch = target - 0.012 * chance.next();
    opened = legato ? Math.max(opened, 0.55) : 1;
    const glide = 1 - Math.exp(-1 / ((legato ? voice.glide : 0.012) * 0.33 * SAMPLE_RATE));
    let place = ((Math.round(note.at) % loop.length) + loop.length) % loop.length;
    for (let sample = 0; sample < length; sample++) {
      const time = sample / SAMPLE_RATE;
      pitch += (target - pitch) * glide;
      if (sample % CONTROL === 0) {
        const depth = (voice.vibratoCents / 1200) * smooth((time - VIBRATO_AFTER_S) / 0.35);
        const frequency = octaves(pitch + depth * Math.sin(TAU * VIBRATO_HZ * time));
        for (const singer of choir) {
          singer.first.tune(frequency * singer.detune);
          singer.second.tune(frequency / singer.detune);
        }
        const stroke = voice.opening * opened * (0.4 + 0.6 * note.velocity) + (note.velocity - 0.8) * 1.2;
        const corner = clamp(voice.corner * power(frequency / 440, 0.4) * octaves(stroke), 120, 16_000);
        first.tune(corner, 0.9);
        second.tune(corner, 0.9);
        third.tune(corner, 0.6);
        fourth.tune(corner, 0.6);
      }
      opened *= darken;
      const targetLoudness = sample < held ? note.velocity * (1 + swell * smooth(time / 0.9)) : 0;
      loudness += (targetLoudness - loudness) * (sample < held ? rise : fall);
      let [left, right] = [0, 0];
      for (const singer of choir) {
        const sound = singer.first.next() * (1 - blend) + singer.second.next() * blend;
        left += sound * singer.gains[0];
        right += sound * singer.gains[1];
      }
      if (breath > 0) {
        const air = hiss.band(chance.signed()) * breath;
        left += air;
        right += air;
      }
      loop.left[place] = (loop.left[place] ?? 0) + third.low(first.low(left)) * loudness * level;
      loop.right[place] = (loop.right[place] ?? 0) + fourth.low(second.low(right)) * loudness * level;
      if (++place === loop.length) place = 0;
    }
  }
}

function gap(before: LineNote, after: LineNote): number {
  return (after.at - before.at) / SAMPLE_RATE - before.seconds;
}
