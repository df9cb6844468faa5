import type { LayerName, MusicCategory } from '@star-seekers/audio';
import type { LineNote } from '../engine/note.ts';
import type { MasterPlan } from '../mix/master.ts';
import type { MixPlan } from '../mix/mixdown.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { Chance } from '../engine/random.ts';
import { StereoLoop } from '../engine/stereo-loop.ts';
import { type PlacedChord, progressionOf } from './chord.ts';
import { type MelodyNote, melodyOf } from './melody.ts';
import { type KeyName, Scale } from './scale.ts';
import { type Register, type VoicedChord, voiceLead } from './voice-leading.ts';

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

const BEATS_PER_BAR = 4;

/** Renders the notes of a monophonic voice. */
export type LinePlayer = (loop: StereoLoop, notes: readonly LineNote[], key: string) => void;

/** Random variation of a note. */
export interface Touch {
  readonly key: string;
  readonly chance: Chance;
  /** Delay in samples; negative when early. */
  readonly shift: number;
  /** Velocity factor. */
  readonly force: number;
}

/** Renders a score: converts beats to samples, voices chords, and collects the stems of all parts. */
export class Stage {
  readonly score: Score;
  readonly scale: Scale;
  readonly sections: readonly PlacedSection[];
  /** Chords of the whole piece. */
  readonly chords: readonly PlacedChord[];
  readonly samplesPerBeat: number;
  readonly stems = new Map<string, StereoLoop>();
  /** Samples of the bass drum. */
  readonly kicks: number[] = [];
  readonly #length: number;
  readonly #counts = new Map<string, number>();
  readonly #voiced = new Map<string, VoicedChord[]>();
  readonly #lines = new Map<string, { play: LinePlayer; notes: LineNote[] }>();

  constructor(score: Score) {
    this.score = score;
    this.scale = new Scale(score.key);
    this.samplesPerBeat = (SAMPLE_RATE * 60) / score.tempo;
    const sections: PlacedSection[] = [];
    let at = 0;
    for (const { name, harmony } of score.form) {
      const chords = progressionOf(score.harmony[harmony] ?? '');
      const beats = chords.reduce((sum, chord) => sum + chord.beats, 0);
      sections.push({ name, at, beats, chords });
      at += beats;
    }
    this.sections = sections;
    this.chords = sections.flatMap((section) =>
      section.chords.map((chord) => ({ ...chord, at: chord.at + section.at })),
    );
    this.#length = Math.round(at * this.samplesPerBeat);
  }

  /** Runs all players. */
  perform(): void {
    for (const [index, section] of this.sections.entries()) {
      for (const player of this.score.form[index]?.players ?? []) player(this, section);
    }
    for (const [name, { play, notes }] of this.#lines) {
      play(
        this.stem(name),
        notes.toSorted((a, b) => a.at - b.at),
        `${this.score.id}/${name}`,
      );
    }
  }

  get bars(): number {
    return this.#length / this.samplesPerBeat / BEATS_PER_BAR;
  }

  stem(name: string): StereoLoop {
    let found = this.stems.get(name);
    if (!found) this.stems.set(name, (found = new StereoLoop(this.#length)));
    return found;
  }

  /** Sample of a beat, with swing. */
  sampleAt(beat: number): number {
    const sixteenth = Math.floor(beat * 4 + 1e-6);
    const late = sixteenth % 2 === 1 ? (this.score.swing ?? 0) * 0.25 : 0;
    return (beat + late) * this.samplesPerBeat;
  }

  secondsOf(beats: number): number {
    return (beats * this.samplesPerBeat) / SAMPLE_RATE;
  }

  /** Random variation of the next note. @param ms and @param force range of its time and velocity */
  touch(part: string, ms: number, force: number): Touch {
    const count = (this.#counts.get(part) ?? 0) + 1;
    this.#counts.set(part, count);
    const key = `${this.score.id}/${part}/${count}`;
    const chance = new Chance(key);
    const late = Math.max(-2, Math.min(2, chance.bell())) * ms;
    return { key, chance, shift: (late / 1000) * SAMPLE_RATE, force: 1 + chance.bell() * force };
  }

  melody(name: string): MelodyNote[] {
    const text = this.score.melodies[name];
    if (text === undefined) throw new Error(`track ${this.score.id} has no melody ${name}`);
    return melodyOf(text);
  }

  /** The voiced chords of a section; voice leading covers the whole piece. */
  voiced(register: Register, section: PlacedSection): VoicedChord[] {
    const key = `${register.voices}/${register.low}/${register.high}`;
    let all = this.#voiced.get(key);
    if (!all) this.#voiced.set(key, (all = voiceLead(this.chords, register)));
    return all.filter(({ at }) => at >= section.at - 1e-6 && at < section.at + section.beats - 1e-6);
  }

  /** Adds notes to a monophonic voice, which is rendered after all players have run. */
  addLine(stem: string, play: LinePlayer, notes: readonly LineNote[]): void {
    const line = this.#lines.get(stem) ?? { play, notes: [] };
    line.notes.push(...notes);
    this.#lines.set(stem, line);
  }
}
