import { pitchClass } from './chord.ts';

const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
} as const;

export type KeyName = `${string} ${keyof typeof MODES}`;

/** The seven notes of a key. */
export class Scale {
  readonly tonic: number;
  readonly #classes: ReadonlySet<number>;

  constructor(key: KeyName) {
    const [tonic = '', mode = ''] = key.split(' ');
    this.tonic = pitchClass(tonic);
    this.#classes = new Set(MODES[mode as keyof typeof MODES].map((step) => (step + this.tonic) % 12));
  }

  has(pitch: number): boolean {
    return this.#classes.has(pitch % 12);
  }

  /** The note at a distance in steps of the scale; a foreign note first moves to its neighbour. */
  step(pitch: number, steps: number): number {
    let here = this.has(pitch) || steps !== 0 ? pitch : pitch + 1;
    for (let left = Math.abs(steps); left > 0; left--) {
      do here += Math.sign(steps);
      while (!this.has(here));
    }
    return here;
  }
}
