import { choirChords, padChords, subRoots } from '../players/chords.ts';
import { type Groove, type Kit, drums } from '../players/drums.ts';
import type { Player } from '../score/score.ts';
import { TIGHT_PAD } from './voices.ts';

/** The accompaniment of a driven piece: what stays the same from section to section. */
export interface RhythmSection {
  /** Pad and sub bass, with a choir that shouts between them when it is given how loud (0 to 1). */
  bed(open?: number, shout?: number): readonly Player[];
  /** A groove until the last bar, the fill in it, and the crashes of the section's opening. */
  beat(groove: Groove): readonly Player[];
}

export interface RhythmSectionShape {
  readonly kit: Kit;
  readonly fill: Groove;
  readonly crashes: Groove;
  /** Beats of one turn of the pad's filter. */
  readonly turnBeats: number;
  /** How loud the sub bass is, 0 to 1. */
  readonly sub: number;
}

/** Bars at whose start a cymbal may open a section. */
const CRASH_BARS = 5;

export function rhythmSection({ kit, fill, crashes, turnBeats, sub }: RhythmSectionShape): RhythmSection {
  return {
    bed: (open = 1, shout) => [
      padChords(TIGHT_PAD, { open, turnBeats }),
      ...(shout === undefined ? [] : [choirChords('a', shout, { attack: 0.18, release: 0.6 })]),
      subRoots(sub),
    ],
    beat: (groove) => [
      drums(kit, groove, { to: -1 }),
      drums(kit, fill, { from: -1 }),
      drums(kit, crashes, { to: CRASH_BARS }),
    ],
  };
}
