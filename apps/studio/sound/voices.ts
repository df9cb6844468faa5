import { SAMPLE_RATE } from './sample-rate.ts';

/** A layer of sound: sample by time in seconds since its start; called with ascending times. */
export type Layer = (time: number) => number;

const TAU = 2 * Math.PI;

/** An envelope that rises in `attack` seconds and falls to 1/e in `tau` seconds. */
export function pluck(attack: number, tau: number): Layer {
  return (time) => (time < attack ? time / attack : Math.exp(-(time - attack) / tau));
}

/** An envelope that rises over `attack`, holds, and falls over the last `release` of `seconds`, smooth at both ends. */
export function swell(attack: number, release: number, seconds: number): Layer {
  return (time) => {
    const up = Math.min(1, time / attack);
    const down = Math.min(1, Math.max(0, (seconds - time) / release));
    return Math.sin((Math.min(up, down) * Math.PI) / 2);
  };
}

/** A frequency that moves exponentially from one value to another. */
export function glide(from: number, to: number, tau: number): Layer {
  return (time) => to + (from - to) * Math.exp(-time / tau);
}

/** A sine of variable frequency; `warmth` adds the second and third harmonic. */
export function sine(frequency: number | Layer, warmth = 0): Layer {
  let phase = 0;
  return (time) => {
    phase += (TAU * (typeof frequency === 'number' ? frequency : frequency(time))) / SAMPLE_RATE;
    return Math.sin(phase) + warmth * (0.5 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase));
  };
}

/** A saw without audible aliasing: the sum of its harmonics up to 9 kHz. */
export function saw(frequency: number | Layer): Layer {
  let phase = 0;
  return (time) => {
    const now = typeof frequency === 'number' ? frequency : frequency(time);
    phase += (TAU * now) / SAMPLE_RATE;
    const harmonics = Math.max(1, Math.min(24, Math.floor(9000 / now)));
    let sum = 0;
    for (let harmonic = 1; harmonic <= harmonics; harmonic++) sum += Math.sin(harmonic * phase) / harmonic;
    return sum * 0.6;
  };
}

/** A struck bell by frequency modulation, with a bright stroke and a soft tail. */
export function bell(frequency: number, { ratio = 3.5, index = 1.6, tau = 0.35 } = {}): Layer {
  return (time) => {
    const bright = index * Math.exp(-time / (tau * 0.45));
    const modulator = Math.sin(TAU * frequency * ratio * time) * bright;
    return Math.sin(TAU * frequency * time + modulator) * Math.exp(-time / tau) * Math.min(1, time / 0.002);
  };
}

/** White noise from a seed. */
export function noise(seed: number): Layer {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x8000_0000 - 1;
  };
}

/** Filters a layer with a state variable filter; the corner may be variable. */
export function filter(layer: Layer, kind: 'low' | 'band' | 'high', corner: number | Layer, resonance = 0.8): Layer {
  let [low, band] = [0, 0];
  return (time) => {
    const hertz = Math.min(typeof corner === 'number' ? corner : corner(time), 11_000);
    const f = 2 * Math.sin((Math.PI * hertz) / (SAMPLE_RATE * 2));
    const input = layer(time);
    let high = 0;
    // Two passes per sample, for stability at high corners.
    for (let pass = 0; pass < 2; pass++) {
      low += f * band;
      high = input - low - band / resonance;
      band += f * high;
    }
    return kind === 'low' ? low : kind === 'band' ? band : high;
  };
}

/** The product of two layers: a sound and its envelope. */
export function shape(layer: Layer, envelope: Layer): Layer {
  return (time) => layer(time) * envelope(time);
}

/** Frequency of a note of the hub's pentatonic (D, E, F♯, A, B), in steps from D5. */
export function pentatonic(step: number): number {
  const semitones = [0, 2, 4, 7, 9];
  const octave = Math.floor(step / semitones.length);
  const semitone = (semitones[step - octave * semitones.length] ?? 0) + 12 * octave;
  return D5_HZ * Math.exp((semitone / 12) * Math.LN2);
}

const D5_HZ = 587.33;
