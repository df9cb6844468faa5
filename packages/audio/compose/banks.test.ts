import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EFFECT_BANKS } from '../src/effect-bank.ts';
import { sprites } from '../src/sprites.gen.ts';
import { decodeMp3, loopOf } from './decode.ts';
import { colourDistance, thirdOctaves } from './measure/third-octaves.ts';
import { samplesOf } from './sample-rate.ts';

/** `design/audio.md`, effects. */
const LEAST_DISTANCE_DB = 1.5;

describe.each(EFFECT_BANKS)('the bank %s', (bank) => {
  it('has takes of an effect that are told apart', async () => {
    const file = await decodeMp3(readFileSync(join(import.meta.dirname, `../assets/${bank}.mp3`)));
    const colours = Map.groupBy(
      sprites[bank].map(({ name, startMs, durationMs }) => ({
        effect: name.slice(0, name.lastIndexOf('/')),
        name,
        levels: thirdOctaves(loopOf(file, samplesOf(startMs / 1000), samplesOf(durationMs / 1000))),
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
