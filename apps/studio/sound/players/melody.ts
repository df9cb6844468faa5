import { SAMPLE_RATE } from '../sample-rate.ts';
import { clamp } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import { type BellVoice, bell } from '../instruments/bell.ts';
import { type LeadVoice, lead } from '../instruments/lead.ts';
import { type PadVoice, pad } from '../instruments/pad.ts';
import { type PianoVoice, piano } from '../instruments/piano.ts';
import { type PluckVoice, pluck } from '../instruments/pluck.ts';
import { type MelodyNote, melodyOf } from '../score/melody.ts';
import { addDynamics } from '../score/phrasing.ts';
import type { PlacedSection, Player } from '../score/score.ts';
import type { Stage } from '../score/stage.ts';
import { counterLine, harmonise, ornament, thin, transpose } from '../score/variation.ts';

export interface Tune {
  /** Name of a melody of the score. */
  readonly of: string;
  readonly stem?: string;
  readonly octave?: number;
  /** Adds ornaments to long notes. */
  readonly ornaments?: boolean;
  /** Distance of a second voice in steps of the scale: −2 thirds, −5 sixths. */
  readonly second?: number;
  /** Keeps only notes on a grid of this many beats. */
  readonly every?: number;
  /** Range of velocities of the phrases. */
  readonly force?: readonly [soft: number, loud: number];
  /** Random timing deviation in milliseconds. */
  readonly loose?: number;
}

/** The notes of a tune in a section, with all variations. */
function notesOf(stage: Stage, section: PlacedSection, { tune, part }: { tune: Tune; part: string }): Note[] {
  const { octave = 0, ornaments, second, every, force = [0.65, 0.97], loose = 7 } = tune;
  let melody: MelodyNote[] = transpose(stage.melody(tune.of), octave * 12);
  if (every) melody = thin(melody, every);
  if (ornaments) melody = ornament(melody, stage.scale);
  if (second) melody = harmonise(melody, section.chords, { scale: stage.scale, steps: second });
  return asNotes(stage, section, { melody: addDynamics(melody, ...force), part, loose });
}

function asNotes(
  stage: Stage,
  section: PlacedSection,
  { melody, part, loose }: { melody: readonly Required<MelodyNote>[]; part: string; loose: number },
): Note[] {
  const notes = melody.map((note) => {
    const touch = stage.touch(part, loose, 0.03);
    return {
      at: stage.sampleAt(section.at + note.at) + touch.shift,
      seconds: stage.secondsOf(note.beats * 0.98),
      pitch: note.pitch,
      velocity: clamp(note.velocity * touch.force, 0.1, 1),
      key: touch.key,
    };
  });
  // Adjacent notes stay legato despite their random timing.
  return notes.map((note, index) => {
    const next = notes[index + 1];
    const pause = next ? (next.at - note.at) / SAMPLE_RATE - note.seconds : 1;
    return pause < 0.06 && next ? { ...note, seconds: (next.at - note.at) / SAMPLE_RATE } : note;
  });
}

/** Plays a tune with a lead voice. */
export function sing(tune: Tune, voice: LeadVoice): Player {
  const stem = tune.stem ?? 'lead';
  return (stage, section) => {
    const notes = notesOf(stage, section, { tune, part: stem });
    stage.addLine(stem, (loop, all, key) => lead(loop, all, voice, key), notes);
  };
}

/** Plays a tune with bells. */
export function ring(tune: Tune, voice: BellVoice): Player {
  const stem = tune.stem ?? 'bell';
  return (stage, section) => {
    for (const [index, note] of notesOf(stage, section, { tune, part: stem }).entries()) {
      bell(stage.stem(stem), note, { ...voice, place: voice.place ?? 0.4 * Math.sin(index * 1.7) });
    }
  };
}

/** Plays a tune with the piano. */
export function playPiano(tune: Tune, voice: PianoVoice): Player {
  return (stage, section) => {
    for (const note of notesOf(stage, section, { tune, part: 'piano' })) {
      piano(stage.stem('piano'), { ...note, seconds: note.seconds + 0.3 }, voice);
    }
  };
}

/** Plays a tune with plucked strings. */
export function pluckTune(tune: Tune, voice: PluckVoice): Player {
  const stem = tune.stem ?? 'pluckLead';
  return (stage, section) => {
    for (const note of notesOf(stage, section, { tune, part: stem })) {
      pluck(stage.stem(stem), { ...note, seconds: note.seconds + 0.15 }, voice);
    }
  };
}

/** Plays a tune with strings. */
export function bow(tune: Tune, voice: PadVoice): Player {
  const stem = tune.stem ?? 'strings';
  return (stage, section) => {
    for (const note of notesOf(stage, section, { tune: { loose: 14, ...tune }, part: stem }))
      pad(stage.stem(stem), note, voice);
  };
}

/** Plays a slow counter-melody with strings. @param over name of the tune @param force velocity */
export function bowCounter(over: string, voice: PadVoice, force = 0.9): Player {
  return (stage, section) => {
    const line = counterLine(stage.melody(over), section.chords, { low: 57, high: 73, beats: section.beats });
    const melody = addDynamics(line, 0.5 * force, force);
    for (const note of asNotes(stage, section, { melody, part: 'strings', loose: 14 }))
      pad(stage.stem('strings'), note, voice);
  };
}

/** Plays an answer to the melody with bells. @param text in the notation of a melody */
export function answer(text: string, voice: BellVoice, force = 0.45): Player {
  return (stage, section) => {
    const melody = addDynamics(melodyOf(text), force * 0.8, force);
    for (const [index, note] of asNotes(stage, section, { melody, part: 'answer', loose: 10 }).entries()) {
      bell(stage.stem('bell'), note, { ...voice, place: 0.5 * Math.cos(index * 1.3) });
    }
  };
}
