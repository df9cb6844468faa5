import { DRIVE_MIX } from '../mix/band-mix.ts';
import { DRIVE_MASTER } from '../mix/masters.ts';
import { arpeggio, pluckedChords } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { padChords, stabChords, subRoots } from '../players/chords.ts';
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

const KIT = kitOf('9', {
  kick: { hertz: 55, seconds: 0.22, click: 0.7, drive: 2.4 },
  snare: { hertz: 220, body: 0.6, rattle: 0.16, clap: 0.45 },
  tom: 123,
});

const ROAD: Groove = {
  kick: '9...6.8...8.....|9...6.8...8..6..',
  snare: '....8.......8...',
  ghost: '..........2....2|.......2..2.....',
  hat: '6.4.6.4.6.4.6.44',
  shaker: '3232323232323232',
  rim: '...4..4....4..4.',
};
const FAST: Groove = { ...ROAD, hat: '6363636363636364', open: '..............5.|......5.......5.' };
const FILL: Groove = {
  kick: '9...6.8...8.....',
  snare: '....8.....7.7.88',
  hat: '6.4.6.4.6.4.....',
  tomHigh: '........7.......',
  tomMid: '.........77.....',
  tomLow: '............8.8.',
};
const CRASHES = crashBars(7, 4);
const BAND = rhythmSection({ kit: KIT, fill: FILL, crashes: CRASHES, turnBeats: 24, sub: 0.7 });

const BOUNCE = bassLine('R..RR.8.R..RR.5a', { ...ROLLING_BASS, closing: 0.13, drive: 2.1 });
const PICKING = pluckedChords({ steps: '0.12.031', level: 0.7 }, NYLON);
const HOPS = stabChords('...6..6....6..6.', { ...STAB, corner: 1600 });

/** A quick plucked tune over a bouncing bass. */
export const convoy: Score = {
  id: '9',
  name: 'Convoy',
  category: 'game',
  key: 'A minor',
  tempo: 120,
  harmony: {
    intro: 'Am7 | Fmaj7 | Dm7 | E7sus4 E7',
    A: 'Am7 | Em7 | Fmaj7 | G | Am7 | C | Dm7 | E7',
    B: 'F | C/E | Dm7 | Am | F | G | Dm7 | E7sus4 E7',
  },
  melodies: {
    A: 'E5:.5 A5:.5 B5:.5 C6:1 B5:.5 A5:1 | G5:1 E5:1 D5:.5 E5:1.5 | C5:.5 F5:.5 G5:.5 A5:1 G5:.5 F5:1 | G5:1 D5:1 E5:.5 D5:1.5 | E5:.5 A5:.5 B5:.5 C6:1 D6:.5 E6:1 | E6:1 C6:1 B5:.5 C6:1.5 | F6:1 D6:1 C6:.5 A5:1.5 | B5:1 G#5:1 A5:.5 B5:1.5',
    B: 'A5:2 F5:1 A5:1 | G5:1.5 A5:.5 G5:2 | F5:2 E5:1 F5:1 | E5:1.5 D5:.5 C5:2 | C5:.5 F5:.5 G5:.5 A5:1 G5:.5 F5:1 | B5:2 D6:2 | F6:1.5 E6:.5 D6:1 A5:1 | A5:2 G#5:2',
    intro: 'r:2 E5:1 A5:1 | C6:2 A5:2 | r:2 A5:1 D6:1 | D6:2 B5:2',
  },
  groove: ROAD,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        ...BAND.bed(0.8),
        PICKING,
        ring({ of: 'intro', octave: 1, force: [0.4, 0.65] }, GLASS),
        drums(KIT, { shaker: '3232323232323232', rim: '...5..5....5..5.' }),
        drums(KIT, { kick: '8...8...8...8.8.' }, { from: 2 }),
        riseOut(8, 0.7, 0.2),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [...BAND.bed(), BOUNCE, PICKING, pluckTune({ of: 'A', loose: 5 }, STEEL), ...BAND.beat(ROAD), blow(0.8)],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        ...BAND.bed(1.2),
        BOUNCE,
        PICKING,
        HOPS,
        pluckTune({ of: 'A', ornaments: true, loose: 5 }, STEEL),
        sing({ of: 'A', force: [0.6, 0.9], loose: 5 }, BRASS_LEAD),
        bowCounter('A', STRINGS, 0.8),
        ...BAND.beat(FAST),
        swellOut(2, 0.6),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        ...BAND.bed(1.5, 0.65),
        BOUNCE,
        arpeggio({ steps: '02143253', gate: 0.7, level: 0.8 }, SOFT_ARP, [1.2, 1.8]),
        sing({ of: 'B', force: [0.72, 1], loose: 5 }, BRASS_LEAD),
        sing({ of: 'B', second: -2, stem: 'second' }, SECOND_LEAD),
        ...BAND.beat(FAST),
        blow(0.8),
      ],
    },
    {
      name: 'break',
      harmony: 'intro',
      players: [
        padChords(TIGHT_PAD, { open: 0.8, turnBeats: 24 }),
        subRoots(0.9),
        PICKING,
        ring({ of: 'intro', octave: 1, force: [0.5, 0.7] }, GLASS),
        drums(KIT, { shaker: '4232423242324232', rim: '...5..5....5..5.', taiko: '7.....4.........' }),
        drums(KIT, { ghost: '4.4.4.4.5.5.5.5.|5555666677778888' }, { from: -2 }),
        drums(KIT, CRASHES, { to: 1 }),
        riseOut(8, 0.9, 0.5),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        ...BAND.bed(1.3),
        BOUNCE,
        PICKING,
        HOPS,
        pluckTune({ of: 'A', ornaments: true, loose: 5 }, STEEL),
        sing({ of: 'A', force: [0.7, 0.98], loose: 5 }, BRASS_LEAD),
        sing({ of: 'A', second: -5, stem: 'second' }, SECOND_LEAD),
        ...BAND.beat(FAST),
        blow(0.9),
      ],
    },
    {
      name: 'B2',
      harmony: 'B',
      players: [
        ...BAND.bed(1.4, 0.7),
        BOUNCE,
        HOPS,
        arpeggio({ steps: '02143253', gate: 0.7, level: 0.8 }, SOFT_ARP, [1.6, 0.8]),
        sing({ of: 'B', ornaments: true, force: [0.72, 1], loose: 5 }, BRASS_LEAD),
        bowCounter('B', STRINGS),
        ...BAND.beat(FAST),
        swellOut(4, 0.6),
      ],
    },
  ],
  layers: tension(KIT, {
    pulse: { shaker: '5243524352435243', rim: '4..4..4...4.4...', hat: '..5...5...5...5.' },
    steps: { steps: '0..1..2.', gate: 0.6 },
    danger: { taiko: '9..7....9..7.7..|9..7....9.7.7.8.', tomLow: '......6.......6.', tomHigh: '.............5.5' },
    ostinato: { steps: '00.00.0.', gate: 0.6 },
    heart: '9.6.....8.5.....',
  }),
  mix: DRIVE_MIX,
  master: DRIVE_MASTER,
};
