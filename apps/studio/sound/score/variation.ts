import { type PlacedChord, chordAt } from './chord.ts';
import type { MelodyNote } from './melody.ts';
import type { Scale } from './scale.ts';

export function transpose(melody: readonly MelodyNote[], semitones: number): MelodyNote[] {
  return melody.map((note) => ({ ...note, pitch: note.pitch + semitones }));
}

/** The notes of a melody on a grid of this many beats. */
export function thin(melody: readonly MelodyNote[], grid: number): MelodyNote[] {
  const notes = melody.filter(({ at }) => Math.abs(at / grid - Math.round(at / grid)) < 1e-6);
  return notes.map((note, index) => ({ ...note, beats: (notes[index + 1]?.at ?? note.at + note.beats) - note.at }));
}

/** A second voice in thirds (−2) or sixths (−5) below; long notes move to a tone of the chord. */
export function harmonise(
  melody: readonly MelodyNote[],
  chords: readonly PlacedChord[],
  { scale, steps }: { scale: Scale; steps: number },
): MelodyNote[] {
  return melody.map((note) => {
    const { tones } = chordAt(chords, note.at).chord;
    const below = scale.step(note.pitch, steps);
    const nearest = [0, -1, 1, -2, 2, -3, 3]
      .map((shift) => below + shift)
      .find((pitch) => tones.includes(pitch % 12) && pitch < note.pitch - 2);
    return { ...note, pitch: note.beats >= 1 ? (nearest ?? below) : below };
  });
}

/** Adds ornaments to every other long note: a passing tone before a third or fourth, a turn before a step. */
export function ornament(melody: readonly MelodyNote[], scale: Scale): MelodyNote[] {
  let chances = 0;
  return melody.flatMap((note, index) => {
    const next = melody[index + 1];
    if (!next || note.beats < 1.5 || Math.abs(next.at - note.at - note.beats) > 1e-6) return [note];
    const interval = next.pitch - note.pitch;
    if (Math.abs(interval) > 5 || chances++ % 2 === 1) return [note];
    const end = note.at + note.beats;
    const shortened = { ...note, beats: note.beats - 0.5 };
    if (Math.abs(interval) >= 3) {
      return [shortened, { ...note, at: end - 0.5, beats: 0.5, pitch: scale.step(next.pitch, -Math.sign(interval)) }];
    }
    return [
      shortened,
      { ...note, at: end - 0.5, beats: 0.25, pitch: scale.step(note.pitch, 1) },
      { ...note, at: end - 0.25, beats: 0.25 },
    ];
  });
}

/** A slow second melody of thirds, sevenths and ninths below the first, in contrary motion where possible. */
export function counterLine(
  melody: readonly MelodyNote[],
  chords: readonly PlacedChord[],
  { low, high, beats }: { low: number; high: number; beats: number },
): MelodyNote[] {
  const line: MelodyNote[] = [];
  let [current, above] = [Math.round((low + high) / 2), undefined as number | undefined];
  for (let at = 0; at < beats; at += 2) {
    const placed = chordAt(chords, at);
    const melodyPitch = melody.findLast((note) => note.at <= at + 1e-6 && note.at + note.beats > at)?.pitch;
    const rising = melodyPitch !== undefined && above !== undefined ? Math.sign(melodyPitch - above) : 0;
    let [best, cost] = [current, Infinity];
    for (let pitch = low; pitch <= high; pitch++) {
      const tone = placed.chord.tones.indexOf(pitch % 12);
      if (tone < 0 || (melodyPitch !== undefined && pitch >= melodyPitch - 2)) continue;
      const step = Math.sign(pitch - current);
      let price = Math.abs(pitch - current) + (step === 0 ? 1.5 : 0) + (tone === 0 ? 1 : tone === 2 ? 0 : -1.5);
      if (rising !== 0) price += step === rising ? 1.2 : step === -rising ? -0.8 : 0;
      if (melodyPitch !== undefined && melodyPitch % 12 === pitch % 12) price += 2;
      if (price < cost) [best, cost] = [pitch, price];
    }
    above = melodyPitch;
    if (cost === Infinity) continue;
    const last = line.at(-1);
    if (last && last.pitch === best && chordAt(chords, last.at).at === placed.at) {
      line[line.length - 1] = { ...last, beats: last.beats + 2 };
    } else line.push({ at, beats: 2, pitch: best });
    current = best;
  }
  return line;
}
