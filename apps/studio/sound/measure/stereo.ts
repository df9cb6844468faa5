import { Biquad } from '../engine/biquad.ts';
import { decibels } from '../engine/maths.ts';
import type { Take } from '../take.ts';

/** Correlation of both channels: 1 is mono, 0 unrelated, −1 opposite. */
export function correlation({ left, right }: Take): number {
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
export function crestFactor({ left, right }: Take): number {
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
export function offset({ left, right }: Take): number {
  return Math.max(...[left, right].map((channel) => Math.abs(channel.reduce((sum, x) => sum + x, 0)) / channel.length));
}

/** The recording in mono. */
export function mono({ left, right }: Take): Take {
  const middle = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2);
  return { left: middle, right: middle };
}

/** The part of a recording below a frequency (12 dB per octave), or above it (24 dB). */
export function splitBand({ left, right }: Take, kind: 'lowPass' | 'highPass', at: number): Take {
  const [leftOnly, rightOnly] = [left, right].map((channel) => {
    const filters = Array.from({ length: kind === 'lowPass' ? 1 : 2 }, () => new Biquad({ kind, at }));
    return channel.map((sample) => filters.reduce((value, filter) => filter.run(value), sample));
  });
  return { left: leftOnly ?? left, right: rightOnly ?? right };
}
