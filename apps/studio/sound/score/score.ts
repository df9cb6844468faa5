import type { MusicCategory } from '@star-seekers/audio';
import type { MasterPlan } from '../mix/master.ts';
import type { MixPlan } from '../mix/mixdown.ts';
import type { PlacedChord } from './chord.ts';
import type { KeyName } from './scale.ts';
import type { Stage } from './stage.ts';

/** Somebody who plays in a section. */
export type Player = (stage: Stage, section: PlacedSection) => void;

/** A part of the form: which harmony, and who plays. */
export interface Section {
  readonly name: string;
  /** Name of a progression of the score. */
  readonly harmony: string;
  readonly players: readonly Player[];
}

/** A section where it lies in the piece; its chords count from its own start. */
export interface PlacedSection {
  readonly name: string;
  /** Beats from the start of the piece. */
  readonly at: number;
  readonly beats: number;
  readonly chords: readonly PlacedChord[];
}

/** A piece, written down. */
export interface Score {
  /** Id of its track, '1' to '12'; also the name of its streams of chance. */
  readonly id: string;
  readonly name: string;
  readonly category: MusicCategory;
  readonly key: KeyName;
  /** Beats a minute; sixteenths have a whole number of samples. */
  readonly tempo: 72 | 96 | 100 | 120 | 128 | 144 | 150;
  /** How late every other sixteenth is, as a share of it. */
  readonly swing?: number;
  /** Progressions by name; `A` is the main one. */
  readonly harmony: Readonly<Record<string, string>>;
  /** Melodies by name; one with the name of a progression belongs to it. */
  readonly melodies: Readonly<Record<string, string>>;
  /** Bass drum and snare of the main groove: what tells the piece from the others. */
  readonly groove: Readonly<Record<string, string>>;
  readonly form: readonly Section[];
  readonly mix: MixPlan;
  readonly master: MasterPlan;
}
