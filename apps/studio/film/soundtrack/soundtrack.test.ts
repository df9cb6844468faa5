import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../paths.ts';
import { failures } from '../../sound/measure/bars.ts';
import { foreignNotes, quotesTheme } from '../../sound/score/checks.ts';
import { progressionOf } from '../../sound/score/chord.ts';
import { melodyOf } from '../../sound/score/melody.ts';
import { Stage } from '../../sound/score/score.ts';
import { mp4Track } from '../mp4.ts';
import { BEATS, SHOTS, TEMPO, secondsOf } from '../timeline.ts';
import { FILM_SECONDS, firstLight } from './first-light.ts';
import { MEASURED, type MeasuredSoundtrack } from './soundtrack.ts';

const FILM = join(PATHS.films, 'trailer.mp4');

describe('the score of the trailer', () => {
  const melodies = Object.entries(firstLight.melodies).map(([name, text]) => ({ name, melody: melodyOf(text) }));

  it('has the grid of the film, and every part begins at a cut', () => {
    expect(firstLight.tempo).toBe(TEMPO);
    const cuts = new Set<number>(SHOTS.map(({ at }) => at));
    const { sections } = new Stage(firstLight);
    const played = sections.filter(({ name }) => name !== 'rest');
    expect(played.map(({ name, at }) => `${name} ${cuts.has(at)}`)).toEqual(played.map(({ name }) => `${name} true`));
    expect(played.reduce((sum, { beats }) => sum + beats, 0)).toBe(BEATS);
  });

  it.each(melodies)(
    '$name has as many bars as its harmony, and every note belongs to its chord or resolves',
    (part) => {
      const harmony = firstLight.harmony[part.name] ?? '';
      expect(firstLight.melodies[part.name]?.split('|').length).toBe(harmony.split('|').length);
      expect(foreignNotes(part.melody, progressionOf(harmony))).toEqual([]);
    },
  );

  it('quotes the theme of the hub at its beginning and over the games', () => {
    const singing = melodies.filter(({ melody }) => quotesTheme(melody)).map(({ name }) => name);
    expect(singing).toEqual(expect.arrayContaining(['wonder', 'A']));
  });
});

describe('the soundtrack in the film', () => {
  const { sha256, seconds, measurements } = JSON.parse(readFileSync(MEASURED, 'utf8')) as MeasuredSoundtrack;
  const sound = mp4Track(readFileSync(FILM), 'soun');

  it('matches the measured sound; if not, run `pnpm studio film soundtrack cut`', () => {
    expect(createHash('sha256').update(sound.payload).digest('hex')).toBe(sha256);
    expect(seconds).toBe(FILM_SECONDS);
    expect(secondsOf(BEATS)).toBe(FILM_SECONDS);
  });

  it('is within all limits of its category', () => {
    expect(failures(measurements, firstLight.category)).toEqual([]);
  });
});
