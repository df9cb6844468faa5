import type { Note } from '../engine/note.ts';
import { clamp } from '../engine/maths.ts';
import { type ArpVoice, arp } from '../instruments/arp.ts';
import { type BellVoice, bell } from '../instruments/bell.ts';
import { type PianoVoice, piano } from '../instruments/piano.ts';
import { type PluckVoice, pluck } from '../instruments/pluck.ts';
import type { PlacedSection, Player, Stage } from '../score/score.ts';
import type { Register } from '../score/voice-leading.ts';
import { bassPitch } from './bass-line.ts';

const REGISTER: Register = { voices: 4, low: 57, high: 76 };

/** Accents of sixteen sixteenths: 3 + 3 + 4 + 2 + 4. */
const ACCENTS = [1, 0.5, 0.6, 0.9, 0.5, 0.6, 0.95, 0.5, 0.6, 0.55, 0.9, 0.5, 1, 0.55, 0.7, 0.6] as const;

export interface Pattern {
  /** Voices of the chord from below, continued an octave higher; `.` is a rest, `b` the bass note. */
  readonly steps: string;
  /** Beats of a step. */
  readonly beats?: number;
  readonly octave?: number;
  readonly level?: number;
  /** Length of a note as a share of a step. */
  readonly gate?: number;
  readonly register?: Register;
}

/** Calls back for every note of a pattern over the chords of a section. */
function walk(
  stage: Stage,
  section: PlacedSection,
  { part, pattern, play }: { part: string; pattern: Pattern; play: (note: Note, index: number) => void },
): void {
  const { steps, beats = 0.25, octave = 0, level = 0.85, gate = 0.75, register = REGISTER } = pattern;
  const chords = stage.voiced(register, section);
  const count = Math.round(section.beats / beats);
  for (let index = 0; index < count; index++) {
    const step = steps[index % steps.length] ?? '.';
    if (step === '.') continue;
    const at = section.at + index * beats;
    const pitches = chords.findLast((chord) => chord.at <= at + 1e-6)?.pitches ?? [];
    const voice = Number.parseInt(step, 36);
    const pitch =
      step === 'b'
        ? bassPitch(section.chords, at - section.at, 36)
        : (pitches[voice % pitches.length] ?? 60) + 12 * (Math.floor(voice / pitches.length) + octave);
    const touch = stage.touch(part, 4, 0.06);
    const accent = ACCENTS[Math.round(index * beats * 4) % ACCENTS.length] ?? 0.6;
    const velocity = clamp(accent * level * touch.force, 0.05, 1);
    play(
      {
        at: stage.sampleAt(at) + Math.max(touch.shift, -380),
        seconds: stage.secondsOf(beats * gate),
        pitch,
        velocity,
        key: touch.key,
      },
      index,
    );
  }
}

/** An electronic arpeggio. @param open factor of the filter's corner at the start and at the end of the section */
export function arpeggio(pattern: Pattern, voice: ArpVoice, open: readonly [number, number] = [1, 1]): Player {
  return (stage, section) => {
    const from = stage.sampleAt(section.at);
    const span = stage.sampleAt(section.at + section.beats) - from;
    walk(stage, section, {
      part: 'arp',
      pattern,
      play(note, index) {
        const share = (note.at - from) / span;
        const corner = voice.corner * (open[0] + (open[1] - open[0]) * share);
        arp(stage.stem('arp'), note, { ...voice, corner, place: index % 2 === 0 ? -0.45 : 0.45 });
      },
    });
  };
}

/** Plucked strings. */
export function pluckedChords(pattern: Pattern, voice: PluckVoice, stem = 'pluck'): Player {
  return (stage, section) => {
    walk(stage, section, {
      part: stem,
      pattern,
      play: (note, index) => pluck(stage.stem(stem), note, { ...voice, place: 0.55 * Math.sin(index * 1.1) }),
    });
  };
}

/** Bells or electric piano. */
export function rungChords(pattern: Pattern, voice: BellVoice, stem = 'keys'): Player {
  return (stage, section) => {
    walk(stage, section, {
      part: stem,
      pattern,
      play: (note, index) => bell(stage.stem(stem), note, { ...voice, place: 0.5 * Math.sin(index * 1.7) }),
    });
  };
}

/** The left hand of a pianist. */
export function brokenChords(pattern: Pattern, voice: PianoVoice): Player {
  return (stage, section) => {
    walk(stage, section, {
      part: 'pianoLow',
      pattern: { register: { voices: 3, low: 52, high: 67 }, ...pattern },
      play: (note) => piano(stage.stem('pianoLow'), note, voice),
    });
  };
}
