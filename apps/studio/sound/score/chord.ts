/** Semitones of the kinds of chord that the scores use, above the root; the third comes second. */
const KINDS = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  add9: [0, 4, 7, 2],
  madd9: [0, 3, 7, 2],
  maj9: [0, 4, 7, 11, 2],
  m9: [0, 3, 7, 10, 2],
  '9': [0, 4, 7, 10, 2],
  sus4: [0, 5, 7],
  sus2: [0, 2, 7],
  '7sus4': [0, 5, 7, 10],
  'maj7#11': [0, 4, 7, 11, 6],
  m11: [0, 3, 7, 10, 5],
  m7b5: [0, 3, 6, 10],
  dim: [0, 3, 6],
  '7b9': [0, 4, 7, 10, 1],
} as const satisfies Record<string, readonly number[]>;

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export interface Chord {
  readonly symbol: string;
  /** Pitch classes, 0 for C. */
  readonly root: number;
  readonly bass: number;
  readonly tones: readonly number[];
}

/** A chord with its position in a piece, in beats. */
export interface PlacedChord {
  readonly chord: Chord;
  readonly at: number;
  readonly beats: number;
}

/** Pitch class of a name such as `F#` or `Bb`. @throws Error on an invalid name */
export function pitchClass(name: string): number {
  const letter = LETTERS[name.slice(0, 1)];
  if (letter === undefined) throw new Error(`${name} is not a note`);
  const shift = name.slice(1) === '#' ? 1 : name.slice(1) === 'b' ? 11 : 0;
  return (letter + shift) % 12;
}

/** Parses a symbol such as `Bbmaj9` or `F/A`. @throws Error on an invalid symbol */
export function chordOf(symbol: string): Chord {
  const [, root = '', kind = '', bass] = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol) ?? [];
  if (!root || !(kind in KINDS)) throw new Error(`${symbol} is not a chord`);
  const rootClass = pitchClass(root);
  return {
    symbol,
    root: rootClass,
    bass: bass ? pitchClass(bass) : rootClass,
    tones: KINDS[kind as keyof typeof KINDS].map((step) => (rootClass + step) % 12),
  };
}

/** Parses bars of chords: `Dm9 | Bbmaj9 F/A`; the chords of a bar have equal lengths. */
export function progressionOf(text: string, beatsPerBar = 4): PlacedChord[] {
  return text.split('|').flatMap((bar, index) => {
    const symbols = bar.trim().split(/\s+/);
    const beats = beatsPerBar / symbols.length;
    return symbols.map((symbol, place) => ({
      chord: chordOf(symbol),
      at: index * beatsPerBar + place * beats,
      beats,
    }));
  });
}

/** The chord at a beat. */
export function chordAt(chords: readonly PlacedChord[], beat: number): PlacedChord {
  const found = chords.findLast(({ at }) => at <= beat + 1e-6) ?? chords[0];
  if (!found) throw new Error('a progression without chords');
  return found;
}
