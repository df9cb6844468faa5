import { choirChords, padChords, subRoots } from '../players/chords.ts';
import { type Groove, type Kit, drums } from '../players/drums.ts';
import type { Player } from '../score/score.ts';
import { TIGHT_PAD } from './voices.ts';

/** The accompaniment that all sections of a driven piece share. */
export interface RhythmSection {
  /** Pad and sub bass, and a choir if `shout`, its velocity from 0 to 1, is given. */
  bed(open?: number, shout?: number): readonly Player[];
  /** A groove, the fill in the last bar, and crashes in the first bars. */
  beat(groove: Groove): readonly Player[];
}

export interface RhythmSectionShape {
  readonly kit: Kit;
  readonly fill: Groove;
  readonly crashes: Groove;
  /** Beats of one period of the pad's filter swing. */
  readonly turnBeats: number;
  /** Velocity of the sub bass, 0 to 1. */
  readonly sub: number;
}

/** Crashes open the first and the fifth bar of a section. */
const CRASH_BARS = 5;

/** A groove of two crashes. @param first and @param fifth velocities in these bars, 1 to 9 */
export function crashBars(first: number, fifth: number): Groove {
  const rest = '.'.repeat(16);
  return { crash: [`${first}${rest.slice(1)}`, rest, rest, rest, `${fifth}${rest.slice(1)}`].join('|') };
}

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
