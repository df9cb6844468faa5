import { describe, expect, it } from 'vitest';
import { trackOf } from '../music.ts';
import { SCORES } from '../tracks/scores.ts';
import { climax, foreignNotes, grooveShape, progressionShape, quotesTheme, recurrence, stepShare } from './checks.ts';
import { chordOf, progressionOf } from './chord.ts';
import { melodyOf } from './melody.ts';

describe.each(SCORES)('the score of $name', (score) => {
  const melodies = Object.entries(score.melodies).map(([name, text]) => ({ name, melody: melodyOf(text) }));
  const themes = melodies.filter(({ name }) => name === 'A' || name === 'B');

  it('loops after 90 to 120 seconds, at a whole sample', () => {
    const { durationMs } = trackOf(score).loop;
    expect(durationMs).toBeGreaterThanOrEqual(90_000);
    expect(durationMs).toBeLessThanOrEqual(120_000);
    expect(Number.isInteger((48_000 * 60) / score.tempo / 4)).toBe(true);
  });

  it.each(melodies)(
    '$name has as many bars as its harmony, and every note belongs to its chord or resolves',
    (part) => {
      const harmony = score.harmony[part.name];
      const chords = progressionOf(harmony ?? 'C');
      expect(score.melodies[part.name]?.split('|').length).toBe(harmony?.split('|').length);
      expect(foreignNotes(part.melody, chords)).toEqual([]);
    },
  );

  it.each(themes)('$name moves mostly by step', ({ melody }) => {
    expect(stepShare(melody)).toBeGreaterThanOrEqual(0.36);
    expect(stepShare(melody)).toBeLessThanOrEqual(0.71);
  });

  it('rises to its climax late in the theme', () => {
    for (const { melody } of themes) expect(climax(melody)).toBeGreaterThanOrEqual(0.6);
  });

  it('repeats its rhythms', () => {
    expect(recurrence(themes.map(({ melody }) => melody))).toBeGreaterThanOrEqual(0.5);
  });

  it('quotes the theme of the hub', () => {
    expect(melodies.some(({ melody }) => quotesTheme(melody))).toBe(true);
  });
});

describe('the pieces', () => {
  it('differ in progression and in groove', () => {
    expect(new Set(SCORES.map(progressionShape)).size).toBe(SCORES.length);
    expect(new Set(SCORES.map(grooveShape)).size).toBe(SCORES.length);
  });
});

describe('notation', () => {
  it('refuses a bar that does not add up', () => {
    expect(() => melodyOf('C4:2 D4:1')).toThrow('bar 1 has 3 beats');
    expect(() => melodyOf('C4:4 | D4:5')).toThrow('bar 2 has 5 beats');
  });

  it.each(['H', 'Cx', 'C/H', ''])('refuses the chord %j', (symbol) => {
    expect(() => chordOf(symbol)).toThrow('is no');
  });

  it('reads flats and sharps across the octave', () => {
    const pitches = melodyOf('B4:1 Cb5:1 B#4:1 C5:1').map(({ pitch }) => pitch);
    expect(pitches).toEqual([71, 71, 72, 72]);
  });

  it('finds a note outside its chord', () => {
    expect(foreignNotes(melodyOf('F#5:2 C5:2'), progressionOf('C'))).toEqual(['78 on beat 0 over C']);
  });
});
