import { type PlacedChord, chordAt, chordOf } from './chord.ts';
import type { MelodyNote } from './melody.ts';
import { Scale } from './scale.ts';
import type { Score } from './score.ts';

/** Notes on a beat, of at least a beat, that are outside their chord and do not resolve by step. */
export function foreignNotes(melody: readonly MelodyNote[], chords: readonly PlacedChord[]): string[] {
  return melody.flatMap((note, index) => {
    const strong = note.at % 1 < 1e-6 && note.beats >= 1;
    const { chord } = chordAt(chords, note.at);
    const step = Math.abs((melody[index + 1]?.pitch ?? note.pitch) - note.pitch);
    if (!strong || chord.tones.includes(note.pitch % 12) || step === 1 || step === 2) return [];
    return [`${note.pitch} on beat ${note.at} over ${chord.symbol}`];
  });
}

/** Share of the moves of a melody that are steps of a semitone or a tone. */
export function stepShare(melody: readonly MelodyNote[]): number {
  const moves = melody.slice(1).map((note, index) => Math.abs(note.pitch - (melody[index]?.pitch ?? 0)));
  return moves.filter((move) => move === 1 || move === 2).length / moves.length;
}

/** Share of the bars whose rhythm is repeated in another bar of the piece. */
export function recurrence(melodies: readonly (readonly MelodyNote[])[]): number {
  const rhythms = melodies.flatMap((melody) => {
    const bars = Map.groupBy(melody, ({ at }) => Math.floor(at / 4));
    return [...bars.values()].map((bar) => bar.map(({ at, beats }) => `${at % 4}:${beats}`).join(' '));
  });
  const returning = rhythms.filter((rhythm) => rhythms.indexOf(rhythm) !== rhythms.lastIndexOf(rhythm));
  return returning.length / rhythms.length;
}

/** Whether a melody quotes the theme of the hub: a fourth up, a tone, and a step. */
export function quotesTheme(melody: readonly MelodyNote[]): boolean {
  return melody.some((first, index) => {
    const pitches = melody.slice(index, index + 4).map(({ pitch }) => pitch - first.pitch);
    return pitches[1] === 5 && pitches[2] === 7 && (pitches[3] === 8 || pitches[3] === 9);
  });
}

/** Position of the last highest note in a melody, from 0 to 1. */
export function climax(melody: readonly MelodyNote[]): number {
  const highest = Math.max(...melody.map(({ pitch }) => pitch));
  const at = melody.findLast(({ pitch }) => pitch === highest)?.at ?? 0;
  return at / ((melody.at(-1)?.at ?? 0) + (melody.at(-1)?.beats ?? 1));
}

/** The main progression as distances from the tonic, so that two keys can be compared. */
export function progressionShape(score: Score): string {
  const { tonic } = new Scale(score.key);
  return (score.harmony.A ?? '')
    .split(/[|\s]+/)
    .filter((symbol) => symbol !== '')
    .map((symbol) => (chordOf(symbol).bass - tonic + 12) % 12)
    .join(' ');
}

/** The main groove as text. */
export function grooveShape({ tempo, groove }: Score): string {
  return JSON.stringify([tempo, groove.kick, groove.snare ?? groove.clap ?? groove.rim, groove.hand, groove.haze]);
}
