import { clamp } from '../engine/maths.ts';
import { Drum, type StrokeMaker } from '../drums/drum.ts';
import { type KickShape, kick } from '../drums/kick.ts';
import { cymbal, hat, shaker } from '../drums/metal.ts';
import { rim, taiko, tom } from '../drums/skin.ts';
import { type SnareShape, clap, snare } from '../drums/snare.ts';
import type { Player } from '../score/score.ts';

/** One drum of a kit. */
interface Piece {
  readonly drum: Drum;
  readonly stem: string;
  readonly place: number;
  /** Random timing deviation in milliseconds. */
  readonly loose: number;
}

export type DrumName =
  | 'kick'
  | 'snare'
  | 'ghost'
  | 'clap'
  | 'rim'
  | 'hat'
  | 'open'
  | 'ride'
  | 'shaker'
  | 'crash'
  | 'tomHigh'
  | 'tomMid'
  | 'tomLow'
  | 'taiko';

/** Rhythms of sixteenths by drum, one line per bar, repeated: `.` is a rest, 1 to 9 a velocity. */
export type Groove = Readonly<Partial<Record<DrumName, string>>>;

export interface KitShape {
  readonly kick: KickShape;
  readonly snare: SnareShape;
  /** Pitch of the middle tom. */
  readonly tom: number;
}

export type Kit = Readonly<Record<DrumName, Piece>>;

/** Creates a kit. @param name of the piece, which seeds its strokes */
export function kitOf(name: string, shape: KitShape): Kit {
  const piece = (drum: DrumName, make: StrokeMaker, at: Omit<Piece, 'drum'>): Piece => ({
    drum: new Drum(`${name}/${drum}`, make),
    ...at,
  });
  const ghost = { ...shape.snare, hertz: shape.snare.hertz * 1.26, body: 0.4, rattle: 0.08, clap: 0 };
  return {
    kick: piece('kick', kick(shape.kick), { stem: 'kick', place: 0, loose: 1.5 }),
    snare: piece('snare', snare(shape.snare), { stem: 'snare', place: 0, loose: 2.5 }),
    ghost: piece('ghost', snare(ghost), { stem: 'snare', place: 0.08, loose: 4 }),
    clap: piece('clap', clap(), { stem: 'snare', place: 0, loose: 3 }),
    rim: piece('rim', rim(), { stem: 'snare', place: -0.25, loose: 4 }),
    hat: piece('hat', hat(0.045), { stem: 'hat', place: 0.24, loose: 3 }),
    open: piece('open', hat(0.2, 0.65), { stem: 'hat', place: 0.2, loose: 3 }),
    ride: piece('ride', cymbal(0.5, 0.35), { stem: 'hat', place: -0.35, loose: 3 }),
    shaker: piece('shaker', shaker(), { stem: 'hat', place: -0.42, loose: 5 }),
    crash: piece('crash', cymbal(2.6), { stem: 'cymbal', place: 0.15, loose: 2 }),
    tomHigh: piece('tomHigh', tom(shape.tom * 1.5, 0.28), { stem: 'tom', place: 0.5, loose: 4 }),
    tomMid: piece('tomMid', tom(shape.tom, 0.34), { stem: 'tom', place: 0, loose: 4 }),
    tomLow: piece('tomLow', tom(shape.tom * 0.67, 0.42), { stem: 'tom', place: -0.5, loose: 4 }),
    taiko: piece('taiko', taiko(), { stem: 'tom', place: 0.1, loose: 6 }),
  };
}

export interface Passage {
  /** First bar, and bar after the last; negative values count from the end of the section. */
  readonly from?: number;
  readonly to?: number;
  readonly level?: number;
}

/** Plays a groove in a section, or in some of its bars. */
export function drums(kit: Kit, groove: Groove, { from = 0, to, level = 1 }: Passage = {}): Player {
  return (stage, section) => {
    const bars = section.beats / 4;
    const first = from < 0 ? bars + from : from;
    const end = to === undefined ? bars : to <= 0 ? bars + to : to;
    for (const name of Object.keys(groove) as DrumName[]) {
      const rows = groove[name]?.split('|').map((row) => row.trim()) ?? [];
      const { drum, stem, place, loose } = kit[name];
      for (let bar = first; bar < end; bar++) {
        const row = rows[(bar - first) % rows.length] ?? '';
        for (let step = 0; step < row.length; step++) {
          const force = Number(row[step]);
          if (!(force > 0)) continue;
          const touch = stage.touch(`drums/${name}`, loose, 0.05);
          const at = stage.sampleAt(section.at + bar * 4 + (step * 4) / row.length) + touch.shift;
          const velocity = clamp((force / 9) * level * touch.force, 0.04, 1.1);
          drum.hit(stage.stem(stem), at, { velocity, place, chance: touch.chance });
          if (name === 'kick') stage.kicks.push(at);
        }
      }
    }
  };
}
