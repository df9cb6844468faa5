import { pitchClass } from './chord.ts';

/** A length note; `at` is in beats from the start of its melody. */
export interface MelodyNote {
  readonly at: number;
  readonly beats: number;
  /** MIDI number. */
  readonly pitch: number;
  /** 0 to 1; set by the phrasing if undefined. */
  readonly velocity?: number;
}

/**
 * Parses a melody: `A4:1.5 D5:.5 r:2 | …`, pitch or rest and length in beats.
 * @throws Error when a bar has another length
 */
export function melodyOf(text: string, beatsPerBar = 4): MelodyNote[] {
  return text.split('|').flatMap((bar, index) => {
    let at = index * beatsPerBar;
    const notes: MelodyNote[] = [];
    for (const word of bar.trim().split(/\s+/)) {
      const [, name = '', octave = '', length = ''] = /^([A-G][#b]?|r)(\d?):(\d*\.?\d+)$/.exec(word) ?? [];
      if (!name) throw new Error(`${word} is not a note`);
      const beats = Number(length);
      if (name !== 'r') notes.push({ at, beats, pitch: pitchOf(name, Number(octave)) });
      at += beats;
    }
    const length = at - index * beatsPerBar;
    if (Math.abs(length - beatsPerBar) > 1e-6) throw new Error(`bar ${index + 1} has ${length} beats: ${bar.trim()}`);
    return notes;
  });
}

/** MIDI number of a note. Cb and B# belong to the octave of their letter. */
function pitchOf(name: string, octave: number): number {
  const plain = pitchClass(name);
  const letter = pitchClass(name.slice(0, 1));
  const shift = name.endsWith('#') && plain < letter ? 12 : name.endsWith('b') && plain > letter ? -12 : 0;
  return plain + shift + 12 * (octave + 1);
}
