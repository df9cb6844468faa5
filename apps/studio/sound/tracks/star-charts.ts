import { DRIVE_MIX } from '../mix/band-mix.ts';
import { DRIVE_MASTER } from '../mix/masters.ts';
import { arpeggio, pluckedChords } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { choirChords, padChords, stabChords, subRoots } from '../players/chords.ts';
import { type Groove, drums, kitOf } from '../players/drums.ts';
import { bowCounter, pluckTune, ring, sing } from '../players/melody.ts';
import { blow, riseOut, swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { crashBars, rhythmSection } from './rhythm-section.ts';
import { tension } from './tension.ts';
import {
  BRASS_LEAD,
  GLASS,
  NYLON,
  ROLLING_BASS,
  SECOND_LEAD,
  SOFT_ARP,
  STAB,
  STEEL,
  STRINGS,
  TIGHT_PAD,
} from './voices.ts';

const KIT = kitOf('12', {
  kick: { hertz: 46.2, seconds: 0.24, click: 0.7, drive: 2.4 },
  snare: { hertz: 208, body: 0.6, rattle: 0.17, clap: 0.4 },
  tom: 110,
});

const BROKEN: Groove = {
  kick: '9..7......8..6..|9..7....6.8.....',
  snare: '....8..3....8...|....8..3.3..8..3',
  hat: '6.535.6.6.535.6.',
  shaker: '3232323232323232',
  open: '..............5.',
};
const BRIGHT: Groove = { ...BROKEN, hat: '6353635363536353', ride: '5..5..5.5..5..5.' };
const FILL: Groove = {
  kick: '9..7......8.....',
  snare: '....8..3..7.7788',
  hat: '6.535.6.........',
  tomHigh: '........7.......',
  tomMid: '.........7.7....',
  tomLow: '.............8.8',
};
const CRASHES = crashBars(7, 4);
const BAND = rhythmSection({ kit: KIT, fill: FILL, crashes: CRASHES, turnBeats: 28, sub: 0.7 });

const LEAPS = bassLine('R--R..8.R-5.8.5a|R--R..8.R-3.5..a', ROLLING_BASS);
const NEEDLE = pluckedChords({ steps: '02.13.20.31.02.3', level: 0.65 }, NYLON);
const PINGS = stabChords('7..7..7.........|7..7..7...6.6...', { ...STAB, corner: 1800 });

/** A bright tune with a flat seventh over a varying beat. */
export const starCharts: Score = {
  id: '12',
  name: 'Star Charts',
  category: 'game',
  key: 'D mixolydian',
  tempo: 128,
  harmony: {
    intro: 'D | C | G/B | A7sus4 | D | C | G/B | A7sus4 A7',
    A: 'D | C | G/B | D | D | C | Em7 | A',
    B: 'Bm7 | G | D/F# | A | Bm7 | G | Em7 | A7sus4 A7',
  },
  melodies: {
    A: 'A4:.5 D5:1 E5:.5 F#5:2 | G5:1 E5:1 D5:.5 C5:1.5 | D5:.5 G5:1 A5:.5 B5:2 | A5:1 F#5:1 E5:.5 D5:1.5 | A4:.5 D5:1 E5:.5 F#5:2 | E5:.5 G5:1 A5:.5 C6:2 | E6:1.5 D6:.5 B5:1 G5:1 | A5:1 E5:1 D5:.5 C#5:1.5',
    B: 'F#5:1.5 E5:.5 D5:1 F#5:1 | G5:3 B5:1 | A5:1.5 G5:.5 F#5:2 | E5:3 C#5:1 | F#5:1.5 E5:.5 D5:1 F#5:1 | D5:.5 G5:1 A5:.5 B5:2 | D6:2 B5:1 G5:1 | D6:2 C#6:2',
    intro: 'r:4 | r:2 G5:1 C6:1 | B5:2 G5:2 | r:4 | r:4 | r:2 G5:1 C6:1 | D6:2 B5:2 | r:4',
  },
  groove: BROKEN,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        ...BAND.bed(0.8),
        NEEDLE,
        ring({ of: 'intro', force: [0.4, 0.65] }, GLASS),
        drums(KIT, { shaker: '3232323232323232', hat: '5.4.5.4.5.4.5.4.' }),
        drums(KIT, { kick: '8..6......7..5..' }, { from: 4 }),
        drums(KIT, { snare: '4...4...5.5.6678' }, { from: -1 }),
        riseOut(8, 0.8, 0.3),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [...BAND.bed(), LEAPS, NEEDLE, pluckTune({ of: 'A', loose: 5 }, STEEL), ...BAND.beat(BROKEN), blow(0.8)],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        ...BAND.bed(1.25),
        LEAPS,
        NEEDLE,
        PINGS,
        sing({ of: 'A', ornaments: true, force: [0.66, 0.95], loose: 5 }, BRASS_LEAD),
        bowCounter('A', STRINGS, 0.8),
        ...BAND.beat(BROKEN),
        riseOut(4, 0.7, 0.2),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        ...BAND.bed(1.5, 0.7),
        LEAPS,
        arpeggio({ steps: '0213.432', gate: 0.7, level: 0.8 }, SOFT_ARP, [1.2, 1.8]),
        sing({ of: 'B', force: [0.74, 1], loose: 5 }, BRASS_LEAD),
        sing({ of: 'B', second: -2, stem: 'second' }, SECOND_LEAD),
        ...BAND.beat(BRIGHT),
        blow(0.9),
      ],
    },
    {
      name: 'break',
      harmony: 'intro',
      players: [
        padChords(TIGHT_PAD, { open: 0.8, turnBeats: 28 }),
        choirChords('o', 0.5, { attack: 0.3, release: 0.8 }),
        subRoots(0.9),
        NEEDLE,
        ring({ of: 'intro', octave: 1, force: [0.45, 0.7] }, GLASS),
        drums(KIT, { hat: '5.4.5.4.5.4.5.4.', shaker: '4232423242324232', taiko: '7.....5...4.....' }),
        drums(KIT, { ghost: '5.5.5.5.6.6.6.6.|6666777788888899' }, { from: -2 }),
        drums(KIT, CRASHES, { to: 1 }),
        riseOut(12, 0.9, 0.6),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        ...BAND.bed(1.4),
        LEAPS,
        NEEDLE,
        PINGS,
        sing({ of: 'A', force: [0.72, 1], loose: 5 }, BRASS_LEAD),
        sing({ of: 'A', second: -5, stem: 'second' }, SECOND_LEAD),
        bowCounter('A', STRINGS),
        ...BAND.beat(BRIGHT),
        blow(0.9),
      ],
    },
    {
      name: 'B2',
      harmony: 'B',
      players: [
        ...BAND.bed(1.4, 0.7),
        LEAPS,
        PINGS,
        arpeggio({ steps: '0213.432', gate: 0.7, level: 0.8 }, SOFT_ARP, [1.6, 0.7]),
        sing({ of: 'B', ornaments: true, force: [0.74, 1], loose: 5 }, BRASS_LEAD),
        bowCounter('B', STRINGS),
        ...BAND.beat(BRIGHT),
        swellOut(4, 0.6),
      ],
    },
  ],
  layers: tension(KIT, {
    pulse: { hat: '5.3.5.3.5.3.5.34', rim: '5...4...5...4...' },
    steps: { steps: '0.2.1.2.', gate: 0.5 },
    danger: { taiko: '9.6.....9.6.....|9.6.....9.6...77', tomMid: '............6...', shaker: '4242424242424242' },
    ostinato: { steps: '0.0.0.01', gate: 0.5 },
    heart: '95......84......',
  }),
  mix: DRIVE_MIX,
  master: DRIVE_MASTER,
};
