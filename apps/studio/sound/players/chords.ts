import { Envelope, noteLength } from '../engine/envelope.ts';
import { TAU, hertz, saturate } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';
import { type ChoirVoice, type Vowel, choir } from '../instruments/choir.ts';
import { type PadVoice, pad } from '../instruments/pad.ts';
import { SAMPLE_RATE } from '../sample-rate.ts';
import type { PlacedSection, Player, Stage } from '../score/score.ts';
import type { Register } from '../score/voice-leading.ts';

const PAD_REGISTER: Register = { voices: 4, low: 50, high: 70 };
const CHOIR_REGISTER: Register = { voices: 3, low: 58, high: 75 };
const STAB_REGISTER: Register = { voices: 4, low: 57, high: 76 };

interface HeldNote {
  at: number;
  beats: number;
  readonly pitch: number;
  readonly voice: number;
}

/** The voices of a section's chords; a repeated note is tied. */
function heldNotes(stage: Stage, section: PlacedSection, register: Register): HeldNote[] {
  const held: HeldNote[] = [];
  for (let voice = 0; voice < register.voices; voice++) {
    let last: HeldNote | undefined;
    for (const { at, beats, pitches } of stage.voiced(register, section)) {
      const pitch = pitches[voice];
      if (pitch === undefined) continue;
      if (last?.pitch === pitch) last.beats += beats;
      else held.push((last = { at, beats, pitch, voice }));
    }
  }
  return held;
}

export interface PadOptions {
  /** Factor of the filter's corner. */
  readonly open?: number;
  readonly stem?: string;
  readonly register?: Register;
  /** Beats of one period of the filter's swing. */
  readonly turnBeats?: number;
}

/** Plays sustained chords. */
export function padChords(voice: PadVoice, options: PadOptions = {}): Player {
  const { open = 1, stem = 'pad', register = PAD_REGISTER, turnBeats = 32 } = options;
  return (stage, section) => {
    for (const { at, beats, pitch, voice: index } of heldNotes(stage, section, register)) {
      const { key, shift, force } = stage.touch(stem, 10, 0.04);
      const note = {
        at: stage.sampleAt(at) + shift,
        seconds: stage.secondsOf(beats),
        pitch,
        velocity: 0.7 * force,
        key,
      };
      pad(stage.stem(stem), note, {
        ...voice,
        corner: voice.corner * open,
        swingHz: 1 / stage.secondsOf(turnBeats),
        phase: index * 1.4,
      });
    }
  };
}

/** Plays the chords with a choir. @param to the final vowel @param velocity 0 to 1 */
export function choirChords(to: Vowel, velocity: number, voice: Partial<ChoirVoice> = {}): Player {
  return (stage, section) => {
    for (const { at, beats, pitch } of heldNotes(stage, section, CHOIR_REGISTER)) {
      const { key, shift, force } = stage.touch('choir', 16, 0.05);
      choir(
        stage.stem('choir'),
        { at: stage.sampleAt(at) + shift, seconds: stage.secondsOf(beats), pitch, velocity: velocity * force, key },
        { from: to === 'a' ? 'o' : 'u', to, morph: 1.3, attack: 0.3, release: 0.9, ...voice },
      );
    }
  };
}

export interface StabOptions {
  readonly register?: Register;
  /** Beats of a stab. */
  readonly beats?: number;
}

/** Plays the chords in a rhythm of sixteenths, one line per bar: `.` is a rest, 1 to 9 a velocity. */
export function stabChords(rhythm: string, voice: PadVoice, options: StabOptions = {}): Player {
  const { register = STAB_REGISTER, beats: length = 0.3 } = options;
  const bars = rhythm.split('|');
  return (stage, section) => {
    for (const { at, beats, pitches } of stage.voiced(register, section)) {
      for (let sixteenth = Math.round(at * 4); sixteenth < Math.round((at + beats) * 4); sixteenth++) {
        const bar = bars[Math.floor((sixteenth - section.at * 4) / 16) % bars.length] ?? '';
        const force = Number(bar[sixteenth % 16]);
        if (!(force > 0)) continue;
        for (const pitch of pitches) {
          const touch = stage.touch('stab', 2, 0.05);
          const note = {
            at: stage.sampleAt(sixteenth / 4) + Math.max(0, touch.shift),
            seconds: stage.secondsOf(length),
            pitch,
            velocity: (force / 9) * touch.force,
            key: touch.key,
          };
          pad(stage.stem('stab'), note, voice);
        }
      }
    }
  };
}

/** Plays the roots of the chords with the sub bass. */
export function subRoots(velocity: number, voice: SubVoice = { attack: 0.03, release: 0.12, harmonic: 0.3 }): Player {
  return (stage, section) => {
    for (const { at, beats, chord } of section.chords) {
      const pitch = rootBetween(chord.bass, 28);
      const { key } = stage.touch('sub', 0, 0);
      const begin = stage.sampleAt(section.at + at);
      sub(stage.stem('sub'), { at: begin, seconds: stage.secondsOf(beats * 0.97), pitch, velocity, key }, voice);
    }
  };
}

/** The lowest note of a pitch class from `low` on. */
export function rootBetween(pitchClass: number, low: number): number {
  return low + ((pitchClass - (low % 12) + 12) % 12);
}

interface SubVoice {
  readonly attack: number;
  readonly release: number;
  /** Share of the second harmonic, which is audible on small speakers. */
  readonly harmonic: number;
}

/** A sub bass: a sine with a little of its second and third harmonic. */
function sub(loop: StereoLoop, note: Note, { attack, release, harmonic }: SubVoice): void {
  const sound = new Float32Array(noteLength(note.seconds, release));
  const envelope = new Envelope({ attack, decay: 0.4, sustain: 0.85, release }, note.seconds);
  const step = (TAU * hertz(note.pitch)) / SAMPLE_RATE;
  for (let sample = 0; sample < sound.length; sample++) {
    const turn = step * sample;
    const wave = Math.sin(turn) + harmonic * Math.sin(2 * turn) + harmonic * 0.4 * Math.sin(3 * turn);
    sound[sample] = (saturate(wave * 1.5) / 1.5) * envelope.next() * 0.55 * note.velocity;
  }
  loop.add(note.at, sound, sound);
}
