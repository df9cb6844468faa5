import { clamp } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import { type BellVoice, bell } from '../instruments/bell.ts';
import { type LeadVoice, lead } from '../instruments/lead.ts';
import { type PadVoice, pad } from '../instruments/pad.ts';
import { type PianoVoice, piano } from '../instruments/piano.ts';
import { type PluckVoice, pluck } from '../instruments/pluck.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import { type PlacedChord, chordAt } from '../score/chord.ts';
import { type MelodyNote, melodyOf } from '../score/melody.ts';
import type { Scale } from '../score/scale.ts';
import type { PlacedSection, Player, Stage } from '../score/score.ts';

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

/**
 * Adds dynamics to a melody: an arch over every four bars, accents on first beats, higher notes louder.
 * @param soft and @param loud range of velocities
 */
function addDynamics(melody: readonly MelodyNote[], soft: number, loud: number): Required<MelodyNote>[] {
  const pitches = melody.map(({ pitch }) => pitch);
  const lowest = Math.min(...pitches);
  const span = Math.max(...pitches) - lowest || 1;
  return melody.map((note) => {
    const share = (note.at % 16) / 16;
    const arch = share < 0.65 ? share / 0.65 : ((1 - share) / 0.35) * 0.85;
    const accent = note.at % 4 < 1e-6 ? 1 : note.at % 1 < 1e-6 ? 0.6 : 0.25;
    const height = (note.pitch - lowest) / span;
    const velocity = soft + (loud - soft) * (0.45 * arch + 0.2 * accent + 0.35 * height);
    return { ...note, velocity: note.velocity ?? clamp(velocity, 0.2, 1) };
  });
}

function transpose(melody: readonly MelodyNote[], semitones: number): MelodyNote[] {
  return melody.map((note) => ({ ...note, pitch: note.pitch + semitones }));
}

/** The notes of a melody on a grid of this many beats. */
function thin(melody: readonly MelodyNote[], grid: number): MelodyNote[] {
  const notes = melody.filter(({ at }) => Math.abs(at / grid - Math.round(at / grid)) < 1e-6);
  return notes.map((note, index) => ({ ...note, beats: (notes[index + 1]?.at ?? note.at + note.beats) - note.at }));
}

/** A second voice in thirds (−2) or sixths (−5) below; long notes move to a tone of the chord. */
function harmonise(
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
function ornament(melody: readonly MelodyNote[], scale: Scale): MelodyNote[] {
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
function counterLine(
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
