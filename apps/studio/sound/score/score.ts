import type { LayerName, MusicCategory } from '@star-seekers/audio';
import type { MasterPlan } from '../mix/master.ts';
import type { MixPlan } from '../mix/mixdown.ts';
import type { PlacedChord } from './chord.ts';
import type { KeyName } from './scale.ts';
import type { Stage } from './stage.ts';

/** Plays a part of a section. */
export type Player = (stage: Stage, section: PlacedSection) => void;

/** A part of the form, with its harmony and players. */
export interface Section {
  readonly name: string;
  /** Name of a progression of the score. */
  readonly harmony: string;
  readonly players: readonly Player[];
}

/** A section with its position in the piece; positions of its chords are relative to its start. */
export interface PlacedSection {
  readonly name: string;
  /** Beats from the start of the piece. */
  readonly at: number;
  readonly beats: number;
  readonly chords: readonly PlacedChord[];
}

/** Players of the loops that are mixed over a piece while its game grows tense. */
export type Layers = Readonly<Record<LayerName, readonly Player[]>>;

/** The score of a piece. */
export interface Score {
  /** Id of its track, '1' to '12'; also the seed of its random streams. */
  readonly id: string;
  readonly name: string;
  readonly category: MusicCategory;
  readonly key: KeyName;
  /** Beats per minute; sixteenths have a whole number of samples. */
  readonly tempo: 72 | 96 | 100 | 120 | 128 | 144 | 150;
  /** Delay of every other sixteenth, as a share of it. */
  readonly swing?: number;
  /** Progressions by name; `A` is the main one. */
  readonly harmony: Readonly<Record<string, string>>;
  /** Melodies by name; a melody with the name of a progression belongs to it. */
  readonly melodies: Readonly<Record<string, string>>;
  /** Bass drum and snare of the main groove, which is different in each piece. */
  readonly groove: Readonly<Record<string, string>>;
  readonly form: readonly Section[];
  /** Of the music of a game. */
  readonly layers?: Layers;
  readonly mix: MixPlan;
  readonly master: MasterPlan;
}
