import { DRIVE_MIX } from '../mix/band-mix.ts';
import { DRIVE_MASTER } from '../mix/masters.ts';
import { arpeggio } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { choirChords, padChords, stabChords, subRoots } from '../players/chords.ts';
import { type Groove, drums, kitOf } from '../players/drums.ts';
import { bowCounter, ring, sing } from '../players/melody.ts';
import { blow, fallIn, riseOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { crashBars, rhythmSection } from './rhythm-section.ts';
import {
  ACID_ARP,
  BRASS_LEAD,
  EDGE_LEAD,
  METAL,
  ROLLING_BASS,
  SECOND_LEAD,
  STAB,
  STRINGS,
  TIGHT_PAD,
} from './voices.ts';

const KIT = kitOf('7', {
  kick: { hertz: 49, seconds: 0.27, click: 0.75, drive: 3 },
  snare: { hertz: 174.6, body: 0.8, rattle: 0.24, clap: 0.4 },
  tom: 92,
});

const HALF: Groove = {
  kick: '9..7..8.........|9..7..8...6..6..',
  snare: '........9.......',
  ghost: '..2..2.....2..2.|.....2..2..2.22.',
  hat: '7353735373537354',
  taiko: '8.....6...7..5..|8..6..6...7.6.78',
};
const FULL: Groove = {
  ...HALF,
  kick: '9..7..8.9..7..8.|9..7..8.9.6.8.7.',
  snare: '....9.......9...',
  ride: '7.5.7.5.7.5.7.5.',
};
const FILL: Groove = {
  kick: '9..7..8.........',
  snare: '........9.8.8.99',
  hat: '7353735373537354',
  tomHigh: '....8.7.........',
  tomMid: '......8.76......',
  tomLow: '..........8898..',
};
const CRASHES = crashBars(9, 6);
const BAND = rhythmSection({ kit: KIT, fill: FILL, crashes: CRASHES, turnBeats: 16, sub: 0.8 });

const GALLOP = bassLine('R-RRR-RRR-RR8-5a', { ...ROLLING_BASS, drive: 2.8 });
const PULSE = bassLine('R-R.8-R.R-R.5-a.', ROLLING_BASS);
const BLOWS = stabChords('9..7..9.........|9..7..9.....8.8.', { ...STAB, corner: 1300 });

/** Heavy, in C minor, with a foreign chord in the chorus. */
export const redGiant: Score = {
  id: '7',
  name: 'Red Giant',
  category: 'action',
  key: 'C minor',
  tempo: 150,
  harmony: {
    intro: 'Cm | Cm | Abmaj7 | Fm7 | Cm | Cm | Abmaj7 | G7sus4 G7',
    A: 'Cm | Cm | Abmaj7 | Bb | Cm | Eb | Fm7 | G7',
    B: 'Fm7 | Cm/Eb | Db | Ab | Fm7 | Cm/Eb | Dbmaj7 | G7sus4 G7',
    break: 'Cm | Cm | Abmaj7 | Abmaj7 | Fm9 | Fm9 | G7sus4 | G7',
  },
  melodies: {
    A: 'G4:.5 C5:1 D5:.5 Eb5:2 | F5:.5 Eb5:1 D5:.5 C5:2 | Eb5:.5 Ab5:1 G5:.5 Eb5:2 | D5:1.5 Eb5:.5 F5:2 | G5:.5 C6:1 Bb5:.5 G5:2 | Bb5:.5 Ab5:1 F5:.5 G5:2 | Ab5:1 C6:1 Eb6:2 | D6:1.5 C6:.5 B5:2',
    B: 'C6:3 Ab5:1 | G5:2 F5:1 Eb5:1 | F5:1.5 Eb5:.5 Db5:1 F5:1 | Eb5:2 Ab5:1 C6:1 | C6:3 Ab5:1 | G5:.5 C6:1 Bb5:.5 G5:2 | Ab5:1 F6:2 Eb6:1 | D6:2 B5:2',
    break: 'G4:.5 C5:1 D5:.5 Eb5:2 | r:4 | Eb5:.5 Ab5:1 G5:.5 Eb5:2 | r:4 | C6:3 Ab5:1 | G5:4 | C6:2 D6:2 | B5:4',
  },
  groove: HALF,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        ...BAND.bed(0.65),
        arpeggio({ steps: '0.21.0.2', gate: 0.6 }, ACID_ARP, [0.35, 1]),
        drums(KIT, { taiko: '8.....6...7..5..|8..6..6...7.6.78', hat: '5.3.5.3.5.3.5.34' }),
        drums(KIT, { kick: '8..6..7.........', ghost: '..2..2.....2..2.' }, { from: 4, to: -1 }),
        drums(KIT, { snare: '4.4.4.4.5566778.' }, { from: -1 }),
        blow(0.9),
        riseOut(12, 0.9, 0.4),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        ...BAND.bed(1),
        GALLOP,
        BLOWS,
        sing({ of: 'A', force: [0.7, 1], loose: 4 }, BRASS_LEAD),
        ...BAND.beat(HALF),
        blow(1),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        padChords(TIGHT_PAD, { open: 1.2, turnBeats: 16 }),
        choirChords('o', 0.6, { attack: 0.2, release: 0.6 }),
        subRoots(0.8),
        GALLOP,
        BLOWS,
        arpeggio({ steps: '03142413', gate: 0.6, level: 0.7 }, ACID_ARP, [0.9, 1.2]),
        sing({ of: 'A', ornaments: true, force: [0.72, 1], loose: 4 }, EDGE_LEAD),
        bowCounter('A', STRINGS),
        ...BAND.beat(FULL),
        riseOut(4, 0.8, 0.2),
      ],
    },
    {
      name: 'B1',
      harmony: 'B',
      players: [
        ...BAND.bed(1.5, 0.8),
        PULSE,
        arpeggio({ steps: '02132435', gate: 0.6 }, ACID_ARP, [1, 1.3]),
        sing({ of: 'B', force: [0.75, 1], loose: 4 }, EDGE_LEAD),
        ...BAND.beat(FULL),
        blow(1),
      ],
    },
    {
      name: 'B2',
      harmony: 'B',
      players: [
        ...BAND.bed(1.6, 0.85),
        GALLOP,
        arpeggio({ steps: '02132435', gate: 0.6 }, ACID_ARP, [1.2, 1.4]),
        sing({ of: 'B', ornaments: true, force: [0.75, 1], loose: 4 }, EDGE_LEAD),
        sing({ of: 'B', second: -5, stem: 'second', loose: 5 }, SECOND_LEAD),
        bowCounter('B', STRINGS),
        ...BAND.beat(FULL),
      ],
    },
    {
      name: 'break',
      harmony: 'break',
      players: [
        padChords(TIGHT_PAD, { open: 0.75, turnBeats: 16 }),
        choirChords('o', 0.6, { attack: 0.3, release: 0.9 }),
        subRoots(1),
        arpeggio({ steps: '0.21.0.2', gate: 0.6 }, ACID_ARP, [0.5, 1.4]),
        ring({ of: 'break', octave: 1, force: [0.6, 0.9] }, METAL),
        drums(
          KIT,
          { taiko: '9.....7...8..6..|9..7..7...8.7.89', kick: '9...............', hat: '4.2.4.2.4.2.4.24' },
          { to: 6 },
        ),
        drums(
          KIT,
          { ghost: '5.5.5.5.6.6.6.6.|6666777788889999', kick: '8...8...8...8...|8.8.8.8.8.......' },
          { from: -2 },
        ),
        drums(KIT, { crash: '9...............' }, { to: 1 }),
        fallIn(6, 1),
        riseOut(12, 1, 0.7),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        ...BAND.bed(1.5, 0.8),
        GALLOP,
        BLOWS,
        arpeggio({ steps: '03142413', gate: 0.6, level: 0.7 }, ACID_ARP, [1.2, 1.2]),
        sing({ of: 'A', force: [0.78, 1], loose: 4 }, EDGE_LEAD),
        sing({ of: 'A', second: -2, stem: 'second', loose: 5 }, SECOND_LEAD),
        ...BAND.beat(FULL),
        blow(1),
      ],
    },
    {
      name: 'close',
      harmony: 'B',
      players: [
        ...BAND.bed(1.3, 0.7),
        PULSE,
        BLOWS,
        arpeggio({ steps: '02132435', gate: 0.6 }, ACID_ARP, [1.2, 0.6]),
        sing({ of: 'B', force: [0.75, 1], loose: 4 }, BRASS_LEAD),
        bowCounter('B', STRINGS),
        ...BAND.beat(HALF),
        riseOut(4, 0.8, 0.1),
      ],
    },
  ],
  mix: DRIVE_MIX,
  master: DRIVE_MASTER,
};
