import { TAU, octaves, power } from './maths.ts';

/** Samples of one period. */
export const TABLE_SIZE = 2048;

/** Half-octave steps from 20 Hz: each table has only the harmonics that stay below 20 kHz at its highest pitch. */
const STEPS = 20;

/** Loudness (root mean square) of every table near 160 Hz. */
const LEVEL = 0.5;

/** Strength and phase (0 to 1) of a harmonic. */
type Recipe = (harmonic: number) => readonly [strength: number, phase: number];

/** A waveform without aliasing: one period for each half octave. */
export type Wavetable = readonly Float32Array[];

const RECIPES = {
  saw: (n) => [1 / n, 0],
  square: (n) => [n % 2 ? 1 / n : 0, 0],
  pulse: (n) => [Math.sin(Math.PI * n * 0.25) / n, 0.25],
  triangle: (n) => [n % 2 ? (n % 4 === 1 ? 1 : -1) / (n * n) : 0, 0],
  soft: (n) => [1 / power(n, 1.6), 0],
  voice: (n) => [(n === 1 ? 0.8 : 1) / power(n, 1.25), 0],
} as const satisfies Record<string, Recipe>;

export type Colour = keyof typeof RECIPES;

const tables = new Map<Colour, Wavetable>();

/** The tables of a colour, computeTables once. */
export function wavetable(colour: Colour): Wavetable {
  let found = tables.get(colour);
  if (!found) tables.set(colour, (found = computeTables(RECIPES[colour])));
  return found;
}

/** The table for a frequency. */
export function tableFor(table: Wavetable, frequency: number): Float32Array {
  const step = Math.floor(2 * Math.log2(Math.max(frequency, 20) / 20));
  return table[Math.min(step, STEPS - 1)] ?? new Float32Array(TABLE_SIZE + 1);
}

function computeTables(recipe: Recipe): Wavetable {
  const sine = Float64Array.from({ length: TABLE_SIZE }, (_, index) => Math.sin((TAU * index) / TABLE_SIZE));
  const periods = Array.from({ length: STEPS }, (_, step) => {
    const highest = 20 * octaves((step + 1) / 2);
    const harmonics = Math.max(1, Math.min(TABLE_SIZE / 4, Math.floor(20_000 / highest)));
    const period = new Float64Array(TABLE_SIZE);
    for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
      const [strength, phase] = recipe(harmonic);
      if (strength === 0) continue;
      let at = Math.round(phase * TABLE_SIZE);
      for (let index = 0; index < TABLE_SIZE; index++) {
        period[index] = (period[index] ?? 0) + strength * (sine[at] ?? 0);
        at = (at + harmonic) % TABLE_SIZE;
      }
    }
    return period;
  });
  let energy = 0;
  for (const sample of periods[6] ?? []) energy += sample * sample;
  const gain = LEVEL / Math.sqrt(energy / TABLE_SIZE);
  return periods.map((period) => {
    // Repeats the first sample at the end, so that interpolation needs no wrapping.
    const table = new Float32Array(TABLE_SIZE + 1);
    period.forEach((sample, index) => (table[index] = sample * gain));
    table[TABLE_SIZE] = table[0] ?? 0;
    return table;
  });
}
