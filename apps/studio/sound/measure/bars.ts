import type { MusicCategory } from '@star-seekers/audio';
import type { Measurements } from './report.ts';

export type Limits = readonly [least: number, most: number];

/** Limits of every track. */
const EVERY = {
  truePeak: [-9, -1],
  lowCorrelation: [0.9, 1],
  monoLoss: [-1, 3],
  phoneLoss: [-1, 4.5],
  offset: [0, 0.001],
  silenceMs: [0, 150],
  seamClick: [-240, 6],
} as const satisfies Partial<Record<keyof Measurements, Limits>>;

const LIVELY = {
  ...EVERY,
  loudness: [-14.5, -13.5],
  range: [2, 7],
  slope: [-6, -3.8],
  correlation: [0.4, 0.93],
  crest: [10, 16],
  onsets: [5, 12],
} as const;

/** Limits of the measurements of each category. */
export const BARS: Readonly<Record<MusicCategory, Readonly<Record<keyof Measurements, Limits>>>> = {
  menu: { ...LIVELY, range: [3, 9], correlation: [0.35, 0.92], crest: [11, 17], onsets: [2.5, 9] },
  action: LIVELY,
  game: LIVELY,
  ambient: {
    ...EVERY,
    loudness: [-16.5, -15.5],
    range: [2.5, 12],
    slope: [-7, -4],
    correlation: [0.25, 0.9],
    crest: [12, 20],
    onsets: [0.4, 4],
  },
};

/** Descriptions of measurements outside their limits; empty if all are within. */
export function failures(measurements: Measurements, category: MusicCategory): string[] {
  const names = Object.keys(BARS[category]) as (keyof Measurements)[];
  return names.flatMap((name) => {
    const [least, most] = BARS[category][name];
    const value = measurements[name];
    return value >= least && value <= most ? [] : [`${name} is ${value.toFixed(3)}, not within ${least} … ${most}`];
  });
}
