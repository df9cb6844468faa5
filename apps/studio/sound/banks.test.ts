import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EffectBank, EFFECT_BANKS } from '@star-seekers/audio/effect-bank';
import type { Sprite } from '@star-seekers/audio';
import { sprites } from '@star-seekers/audio/sprites';
import { PATHS } from '../paths.ts';
import { effects } from './effects.ts';
import { decodeMp3, loopOf } from './codec.ts';
import { loudestMomentDb, peakDb } from './mastering.ts';
import { transform } from './engine/fourier.ts';
import { octaves } from './engine/maths.ts';
import { samplesOf, SAMPLE_RATE } from './sample-rate.ts';
import type { Take } from './take.ts';

/** Bands from 100 Hz to 10 kHz, the range of phones and laptops. */
const BANDS = 21;
const LOWEST_HZ = 100;

/** Bands this far below the loudest are inaudible. */
const HEARD_DB = 40;

/** Levels of a whole sound in third octaves, in decibels. */
function thirdOctaves({ left, right }: Take): number[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(left.length, 8192)));
  const real = Float64Array.from({ length: size }, (_, index) => (left[index] ?? 0) + (right[index] ?? 0));
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  return Array.from({ length: BANDS }, (_, third) => {
    const centre = LOWEST_HZ * octaves(third / 3);
    const first = Math.ceil((centre * octaves(-1 / 6) * size) / SAMPLE_RATE);
    const end = Math.ceil((centre * octaves(1 / 6) * size) / SAMPLE_RATE);
    let energy = 0;
    for (let bin = first; bin < end; bin++) energy += (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
    return 10 * Math.log10(Math.max(energy, 1e-20));
  });
}

/** Difference in colour between two sounds: root mean square over the audible bands, in decibels. */
function colourDistance(one: readonly number[], other: readonly number[]): number {
  const loudest = Math.max(...one, ...other);
  const differences = one.flatMap((level, band) => {
    const levels = [level, other[band] ?? level] as const;
    return Math.max(...levels) < loudest - HEARD_DB ? [] : [levels[0] - levels[1]];
  });
  return Math.sqrt(differences.reduce((sum, difference) => sum + difference * difference, 0) / differences.length);
}

const LEAST_DISTANCE_DB = 1.5;

/** Maximum loss of loudness by soft clipping at the ceiling. */
const MOST_ROUNDED_OFF_DB = 3.5;

/** Maximum gain of loudness by the encoder of the coarsest bank. */
const MOST_ADDED_DB = 0.5;

const HIGHEST_PEAK_DB = -1;

const bankFile = async (bank: EffectBank) => decodeMp3(readFileSync(join(PATHS.effects, `${bank}.mp3`)));

const soundOf = (file: Take, { startMs, durationMs }: Sprite) =>
  loopOf(file, samplesOf(startMs / 1000), samplesOf(durationMs / 1000));

const effectOf = ({ name }: Sprite) => name.slice(0, name.lastIndexOf('/'));

describe.each(EFFECT_BANKS)('the bank %s', (bank) => {
  let file: Take;
  beforeAll(async () => {
    file = await bankFile(bank);
  });

  it('has every effect at its loudness, without clipping', () => {
    for (const sprite of sprites[bank]) {
      const expected = effects.find(({ id }) => id === effectOf(sprite))?.loudnessDb ?? Number.NaN;
      const sound = soundOf(file, sprite);
      const loudness = loudestMomentDb(sound);
      expect(loudness, sprite.name).toBeGreaterThan(expected - MOST_ROUNDED_OFF_DB);
      expect(loudness, sprite.name).toBeLessThan(expected + MOST_ADDED_DB);
      expect(peakDb(sound), sprite.name).toBeLessThan(HIGHEST_PEAK_DB);
    }
  });

  it('has distinct takes of each effect', () => {
    const colours = Map.groupBy(
      sprites[bank].map((sprite) => ({
        effect: effectOf(sprite),
        name: sprite.name,
        levels: thirdOctaves(soundOf(file, sprite)),
      })),
      ({ effect }) => effect,
    );
    const pairs = [...colours.values()].flatMap((takes) =>
      takes.flatMap((one, index) => takes.slice(index + 1).map((other) => ({ one, other }))),
    );
    const alike = pairs.flatMap(({ one, other }) => {
      const distance = colourDistance(one.levels, other.levels);
      return distance < LEAST_DISTANCE_DB ? [`${one.name} ~ ${other.name}: ${distance.toFixed(2)} dB`] : [];
    });
    expect(alike).toEqual([]);
  });
});
