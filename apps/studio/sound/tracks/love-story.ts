import { QUIET_MASTER } from '../mix/masters.ts';
import { QUIET_MIX } from '../mix/quiet-mix.ts';
import { brokenChords, pluckedChords } from '../players/arpeggio.ts';
import { choirChords, padChords, subRoots } from '../players/chords.ts';
import { drums, kitOf } from '../players/drums.ts';
import { answer, bow, bowCounter, playPiano, ring } from '../players/melody.ts';
import { swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { DARK_FELT, FELT, GLASS, NYLON, SLOW_STRINGS, SOFT_PAD } from './voices.ts';

const KIT = kitOf('3', {
  kick: { hertz: 43.7, seconds: 0.35, click: 0.1, drive: 1.6 },
  snare: { hertz: 175, body: 0.5, rattle: 0.2, clap: 0 },
  tom: 88,
});

const DEEP = { attack: 0.25, release: 0.6, harmonic: 0.15 };
const PLAIN_HAND = brokenChords({ steps: 'b.0.1.2.', beats: 0.5, level: 0.42, gate: 2.6 }, DARK_FELT);
const FULL_HAND = brokenChords({ steps: 'b0121201', beats: 0.5, level: 0.5, gate: 2.4 }, DARK_FELT);
const HARP = pluckedChords(
  { steps: '.012.210', beats: 0.5, octave: 1, level: 0.4, gate: 2.4, register: { voices: 4, low: 55, high: 72 } },
  { ...NYLON, brightness: 0.45 },
);

/** A felt piano piece that opens with a fifth and a step; the theme of the hub is in bar six. */
export const loveStory: Score = {
  id: '3',
  name: 'Love Story',
  category: 'ambient',
  key: 'F major',
  tempo: 72,
  harmony: {
    intro: 'Bbadd9 | F/A | Gm9 | C7sus4 C',
    A: 'Fmaj7 | Cadd9/E | Dm7 | Am7 | Bbmaj7 | F/A | Gm9 | C7sus4 C7',
    B: 'Bbmaj7 | Am7 | Gm9 | F/A | Bbmaj7 | Bbm6 | F/C | C7sus4 C7',
    close: 'Fmaj7 | Cadd9/E | Bbadd9 | C7sus4 C',
  },
  melodies: {
    intro: 'r:2 C5:1 F5:1 | G5:1 A5:2 r:1 | r:2 D5:1 A5:1 | G5:3 r:1',
    A: 'A4:1 E5:2 F5:1 | G4:1 D5:2 E5:1 | F4:1 C5:2 D5:1 | E5:1.5 D5:.5 C5:2 | D5:1 A5:2 Bb5:1 | C5:1 F5:1.5 G5:.5 A5:1 | D6:2 C6:1 Bb5:1 | G5:1 F5:1 E5:2',
    B: 'D5:2 F5:1 A5:1 | G5:3 E5:1 | Bb4:1 F5:2 G5:1 | A5:2 G5:1 F5:1 | D5:1 A5:2 Bb5:1 | Db6:2 C6:1 Bb5:1 | C6:2 A5:1 F5:1 | G5:1 F5:1 E5:2',
    close: 'A4:1 E5:2 F5:1 | G4:1 D5:2 E5:1 | F5:1 D6:2 C6:1 | G5:1 F5:1 E5:2',
  },
  groove: { hand: 'b.0.1.2.', full: 'b0121201' },
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        padChords(SOFT_PAD, { open: 0.85, turnBeats: 64 }),
        ring({ of: 'intro', force: [0.5, 0.8], loose: 14 }, GLASS),
        brokenChords({ steps: 'b...1...', beats: 0.5, level: 0.34, gate: 3 }, DARK_FELT),
        swellOut(4, 0.6),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        padChords(SOFT_PAD, { open: 0.9, turnBeats: 64 }),
        subRoots(0.6, DEEP),
        PLAIN_HAND,
        playPiano({ of: 'A', force: [0.42, 0.66], loose: 11 }, FELT),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        padChords(SOFT_PAD, { open: 1.15, turnBeats: 64 }),
        choirChords('o', 0.4, { attack: 0.9, release: 1.6, breath: 0.08 }),
        subRoots(0.7, DEEP),
        FULL_HAND,
        playPiano({ of: 'A', ornaments: true, force: [0.48, 0.76], loose: 10 }, FELT),
        bowCounter('A', SLOW_STRINGS, 0.85),
        answer('r:4 | r:3 G6:.5 E6:.5 | r:4 | r:2.5 C6:.5 E6:1 | r:4 | r:4 | r:4 | r:3 E6:.5 G6:.5', GLASS, 0.35),
        swellOut(5, 0.7),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        padChords(SOFT_PAD, { open: 1.4, turnBeats: 64 }),
        choirChords('a', 0.6, { attack: 0.8, release: 1.6, breath: 0.08 }),
        subRoots(0.75, DEEP),
        FULL_HAND,
        HARP,
        playPiano({ of: 'B', force: [0.52, 0.86], loose: 9 }, FELT),
        playPiano({ of: 'B', octave: -1, force: [0.3, 0.46], loose: 16 }, DARK_FELT),
        bow({ of: 'B', octave: -1, force: [0.5, 0.8] }, SLOW_STRINGS),
        bowCounter('B', SLOW_STRINGS, 0.8),
        drums(KIT, { crash: '2...............' }, { to: 1 }),
        swellOut(4, 0.4),
      ],
    },
    {
      name: 'close',
      harmony: 'close',
      players: [
        padChords(SOFT_PAD, { open: 0.9, turnBeats: 64 }),
        subRoots(0.55, DEEP),
        PLAIN_HAND,
        playPiano({ of: 'close', force: [0.34, 0.54], loose: 14 }, FELT),
        ring({ of: 'close', octave: 1, every: 2, force: [0.25, 0.35] }, GLASS),
      ],
    },
  ],
  mix: QUIET_MIX,
  master: QUIET_MASTER,
};
