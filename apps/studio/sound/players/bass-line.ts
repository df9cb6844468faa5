import type { LineNote } from '../engine/note.ts';
import { type BassVoice, bass } from '../instruments/bass.ts';
import { type Chord, type PlacedChord, chordAt } from '../score/chord.ts';
import type { Scale } from '../score/scale.ts';
import type { Player } from '../score/score.ts';
import { rootBetween } from './chords.ts';

/** The lowest note of the bass. */
const LOWEST = 31;

/**
 * Plays a bass line.
 * @param pattern sixteenths, one line per bar: `R` root, `3` third, `5` fifth, `7` seventh, `8` octave, `a` a step towards the next root;
 * `-` holds, `.` is a rest
 */
export function bassLine(pattern: string, voice: BassVoice, velocity = 0.85): Player {
  const bars = pattern.split('|');
  return (stage, section) => {
    const notes: LineNote[] = [];
    const sixteenths = section.beats * 4;
    for (let place = 0; place < sixteenths; place++) {
      const bar = bars[Math.floor(place / 16) % bars.length] ?? '';
      const degree = bar[place % 16] ?? '.';
      if (degree === '.' || degree === '-') continue;
      let length = 1;
      while (place % 16 < 16 - length && bar[(place % 16) + length] === '-') length++;
      const here = chordAt(section.chords, place / 4).chord;
      const next = chordAt(stage.chords, (section.at + (place + length) / 4) % (stage.bars * 4)).chord;
      const accent = place % 4 === 0;
      const touch = stage.touch('bass', 3, 0.04);
      notes.push({
        at: stage.sampleAt(section.at + place / 4) + Math.max(0, touch.shift),
        seconds: stage.secondsOf((length / 4) * 0.92),
        pitch: pitchOf(degree, here, { next, scale: stage.scale }),
        velocity: velocity * touch.force * (accent ? 1 : 0.86),
        key: touch.key,
        accent,
      });
    }
    stage.addLine('bass', (loop, all) => bass(loop, all, voice), notes);
  };
}

function pitchOf(degree: string, chord: Chord, { next, scale }: { next: Chord; scale: Scale }): number {
  const root = rootBetween(chord.bass, LOWEST);
  const interval = (...wanted: number[]) => wanted.find((step) => chord.tones.includes((chord.bass + step) % 12));
  switch (degree) {
    case '8':
      return root + 12;
    case '5':
      return root + (interval(7, 8) ?? 12);
    case '3':
      return root + (interval(3, 4) ?? 7);
    case '7':
      return root + (interval(10, 11, 9) ?? 12);
    case 'a': {
      const target = rootBetween(next.bass, LOWEST);
      return target === root ? root + 12 : scale.step(target, target > root ? -1 : 1);
    }
    default:
      return root;
  }
}

/** The bass note at a beat of a section, for instruments that double it. */
export function bassPitch(chords: readonly PlacedChord[], beat: number, low: number): number {
  return rootBetween(chordAt(chords, beat).chord.bass, low);
}
