import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EffectBank, EFFECT_BANKS } from '@star-seekers/audio/effect-bank';
import type { Sprite } from '@star-seekers/audio';
import { sprites } from '@star-seekers/audio/sprites';
import { PATHS } from '../paths.ts';
import { decodeMp3, loopOf } from './decode.ts';
import { effects } from './effects.ts';
import { loudestMomentDb, peakDb } from './mastering.ts';
import { colourDistance, thirdOctaves } from './measure/third-octaves.ts';
import { samplesOf } from './sample-rate.ts';
import type { Take } from './take.ts';

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
