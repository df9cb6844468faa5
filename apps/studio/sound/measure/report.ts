import { Biquad } from '../engine/biquad.ts';
import { transform } from '../engine/fourier.ts';
import { TAU, decibels } from '../engine/maths.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Take } from '../take.ts';
import { integratedLoudness, loudnessRange } from './loudness.ts';
import { seamClick } from './seam.ts';
import { powerSpectrum, spectralSlope } from './spectrum.ts';
import { truePeak } from './true-peak.ts';

/** All measurements of a loop. */
export function measureLoop(loop: Take) {
  const loudness = integratedLoudness(loop);
  return {
    loudness,
    truePeak: truePeak(loop),
    range: loudnessRange(loop),
    slope: spectralSlope(powerSpectrum(loop)),
    correlation: correlation(loop),
    lowCorrelation: correlation(splitBand(loop, 'lowPass', 120)),
    crest: crestFactor(loop),
    onsets: onsetsPerSecond(loop),
    monoLoss: loudness - integratedLoudness(mono(loop)),
    phoneLoss: loudness - integratedLoudness(splitBand(loop, 'highPass', 300)),
    offset: offset(loop),
    silenceMs: longestSilenceMs(loop),
    seamClick: seamClick(loop),
  };
}

export type Measurements = ReturnType<typeof measureLoop>;

/** Correlation of both channels: 1 is mono, 0 unrelated, −1 opposite. */
function correlation({ left, right }: Take): number {
  let [ll, rr, lr] = [0, 0, 0];
  for (let index = 0; index < left.length; index++) {
    const [l, r] = [left[index] ?? 0, right[index] ?? 0];
    ll += l * l;
    rr += r * r;
    lr += l * r;
  }
  return lr / Math.sqrt(ll * rr + 1e-20);
}

/** Ratio of the highest sample to the mean power, in decibels. */
function crestFactor({ left, right }: Take): number {
  let [peak, energy] = [0, 0];
  for (const channel of [left, right]) {
    for (const sample of channel) {
      peak = Math.max(peak, Math.abs(sample));
      energy += sample * sample;
    }
  }
  return decibels(peak) - decibels(Math.sqrt(energy / 2 / left.length));
}

/** DC offset, as a share of full scale. */
function offset({ left, right }: Take): number {
  return Math.max(...[left, right].map((channel) => Math.abs(channel.reduce((sum, x) => sum + x, 0)) / channel.length));
}

/** The recording in mono. */
function mono({ left, right }: Take): Take {
  const middle = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2);
  return { left: middle, right: middle };
}

/** The part of a recording below a frequency (12 dB per octave), or above it (24 dB). */
function splitBand({ left, right }: Take, kind: 'lowPass' | 'highPass', at: number): Take {
  const [leftOnly, rightOnly] = [left, right].map((channel) => {
    const filters = Array.from({ length: kind === 'lowPass' ? 1 : 2 }, () => new Biquad({ kind, at }));
    return channel.map((sample) => filters.reduce((value, filter) => filter.run(value), sample));
  });
  return { left: leftOnly ?? left, right: rightOnly ?? right };
}

const SIZE = 1024;
const HOP = 480;

/** A window is silent below this power, in decibels of full scale. */
const SILENCE_DB = -55;
const SILENCE_WINDOW = 480;

/** Onsets per second: peaks of the growth of the spectrum. */
export function onsetsPerSecond({ left, right }: Take): number {
  const growth = spectralGrowth(left, right);
  let count = 0;
  for (let index = 6; index < growth.length - 6; index++) {
    const here = growth[index] ?? 0;
    let [mean, highest] = [0, true];
    for (let near = -6; near <= 6; near++) {
      const other = growth[index + near] ?? 0;
      mean += other / 13;
      if (near >= -3 && near < 0 && other >= here) highest = false;
      if (near > 0 && near <= 3 && other > here) highest = false;
    }
    if (highest && here > mean * 1.35 + 4) count++;
  }
  return count / (left.length / SAMPLE_RATE);
}

function spectralGrowth(left: Float32Array, right: Float32Array): Float64Array {
  const frames = Math.max(0, Math.floor((left.length - SIZE) / HOP) + 1);
  const growth = new Float64Array(frames);
  const window = Float64Array.from({ length: SIZE }, (_, index) => 0.5 - 0.5 * Math.cos((TAU * index) / SIZE));
  const [real, imaginary] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  let before = new Float64Array(SIZE / 2);
  let now = new Float64Array(SIZE / 2);
  // Transforms two frames at once, one in the real part and one in the imaginary part.
  for (let frame = 0; frame < frames; frame += 2) {
    for (let index = 0; index < SIZE; index++) {
      const place = frame * HOP + index;
      const share = window[index] ?? 0;
      real[index] = ((left[place] ?? 0) + (right[place] ?? 0)) * share;
      imaginary[index] = ((left[place + HOP] ?? 0) + (right[place + HOP] ?? 0)) * share;
    }
    transform(real, imaginary);
    for (const part of [0, 1]) {
      let sum = 0;
      for (let bin = 1; bin < SIZE / 2; bin++) {
        const mirror = SIZE - bin;
        const sign = part === 0 ? 1 : -1;
        const re = (real[bin] ?? 0) + sign * (real[mirror] ?? 0);
        const im = (imaginary[bin] ?? 0) - sign * (imaginary[mirror] ?? 0);
        const level = Math.log(1 + (200 * Math.sqrt(re * re + im * im)) / SIZE);
        const change = level - (before[bin] ?? 0);
        if (change > 0) sum += change;
        now[bin] = level;
      }
      if (frame + part > 0 && frame + part < frames) growth[frame + part] = sum;
      [before, now] = [now, before];
    }
  }
  return growth;
}

/** The longest silence, in milliseconds. */
function longestSilenceMs({ left, right }: Take): number {
  let [run, longest] = [0, 0];
  for (let start = 0; start + SILENCE_WINDOW <= left.length; start += SILENCE_WINDOW) {
    let energy = 0;
    for (let index = start; index < start + SILENCE_WINDOW; index++) {
      energy += (left[index] ?? 0) * (left[index] ?? 0) + (right[index] ?? 0) * (right[index] ?? 0);
    }
    run = 10 * Math.log10(energy / 2 / SILENCE_WINDOW + 1e-14) < SILENCE_DB ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (longest * SILENCE_WINDOW * 1000) / SAMPLE_RATE;
}
