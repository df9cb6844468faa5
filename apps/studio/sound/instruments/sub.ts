import { SAMPLE_RATE } from '../sample-rate.ts';
import { Envelope, noteLength } from '../engine/envelope.ts';
import { TAU, hertz, saturate } from '../engine/maths.ts';
import type { Note } from '../engine/note.ts';
import type { StereoLoop } from '../engine/stereo-loop.ts';

export interface SubVoice {
  readonly attack: number;
  readonly release: number;
  /** Share of the second harmonic, which is audible on small speakers. */
  readonly harmonic: number;
}

/** A sub bass: a sine with a little of its second and third harmonic. */
export function sub(loop: StereoLoop, note: Note, { attack, release, harmonic }: SubVoice): void {
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
