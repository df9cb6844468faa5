import { DRIVE_MIX } from '../mix/band-mix.ts';
import { DRIVE_MASTER } from '../mix/masters.ts';
import { arpeggio } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { choirChords, padChords, stabChords, subRoots } from '../players/chords.ts';
import { type Groove, drums, kitOf } from '../players/drums.ts';
import { bowCounter, pluckTune, ring, sing } from '../players/melody.ts';
import { blow, fallIn, riseOut, swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { crashBars, rhythmSection } from './rhythm-section.ts';
import {
  ACID_ARP,
  EDGE_LEAD,
  GLASS,
  ROLLING_BASS,
  SECOND_LEAD,
  SOFT_ARP,
  STAB,
  STEEL,
  STRINGS,
  TIGHT_PAD,
} from './voices.ts';

const KIT = kitOf('8', {
  kick: { hertz: 46.2, seconds: 0.26, click: 0.7, drive: 2.7 },
  snare: { hertz: 185, body: 0.5, rattle: 0.17, clap: 0.8 },
  tom: 110,
});

const HUNT: Groove = {
  kick: '9...8...9...8..5|9...8..59...8...',
  clap: '....8.......8...',
  ghost: '...2.....2.2....|.2.....2...2..2.',
  hat: '..6...6...6...6.|..6...6...6.4.64',
  open: '..6...6...6...6.',
  shaker: '4232423242324232',
  rim: '..4..4..4..4..4.|..4..4..4...4.4.',
};
const CHASE: Groove = { ...HUNT, snare: '....8.......8...', hat: '6363636363636364', ride: '6...4...6...4...' };
const FILL: Groove = {
  kick: '9...8...9...4...',
  snare: '....8..6..6.7789',
  hat: '6363636363636364',
  tomHigh: '........6..6....',
  tomMid: '.........6..67..',
  tomLow: '..............88',
};
const CRASHES = crashBars(8, 5);
const BAND = rhythmSection({ kit: KIT, fill: FILL, crashes: CRASHES, turnBeats: 28, sub: 0.8 });

const OFFBEAT = bassLine('..R-..R-..R-..8a|..R-..R-..5-..8a', { ...ROLLING_BASS, closing: 0.14 });
const PROWL = bassLine('R..R..R.8..R..5a', ROLLING_BASS);
const CALLS = stabChords('..7..7....7..7..|..7..7....7.6.6.', { ...STAB, corner: 1700 });

/** An off-beat bass, and a theme in dotted rhythm that alternates between two voices. */
export const wolfPack: Score = {
  id: '8',
  name: 'Wolf Pack',
  category: 'action',
  key: 'F# minor',
  tempo: 128,
  harmony: {
    intro: 'F#m | F#m | Dmaj7 | E | F#m | F#m | Dmaj7 | C#7sus4 C#7',
    A: 'F#m | Dmaj7 | A | E | F#m | Dmaj7 | Bm7 | C#7',
    B: 'Bm7 | D | F#m/A | E/G# | Bm7 | D | E | C#7sus4 C#7',
  },
  melodies: {
    A: 'C#5:.75 F#5:.75 G#5:.5 A5:1 G#5:1 | F#5:1.5 E5:.5 D5:2 | E5:.75 A5:.75 G#5:.5 A5:1 C#6:1 | B5:1.5 A5:.5 G#5:2 | C#5:.75 F#5:.75 G#5:.5 A5:1 C#6:1 | D6:1.5 C#6:.5 A5:1 F#5:1 | F#6:2 D6:1 B5:1 | C#6:1.5 B5:.5 G#5:2',
    B: 'D6:3 C#6:.5 B5:.5 | A5:2 F#5:1 A5:1 | C#6:3 B5:.5 A5:.5 | B5:2 G#5:2 | D6:3 C#6:.5 B5:.5 | D6:1.5 C#6:.5 A5:1 F#5:1 | G#5:1 B5:1 E6:2 | F#6:2 F6:2',
    intro:
      'r:4 | r:2.5 C#5:.5 F#5:.5 G#5:.5 | A5:2 r:2 | r:4 | r:4 | r:2.5 C#5:.5 F#5:.5 G#5:.5 | A5:1 D6:1 C#6:2 | r:4',
  },
  groove: HUNT,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        ...BAND.bed(0.7),
        arpeggio({ steps: '0..1..2.0..2..1.', gate: 0.9 }, SOFT_ARP, [0.6, 1.4]),
        ring({ of: 'intro', octave: 1, force: [0.4, 0.65] }, GLASS),
        drums(KIT, { rim: '..4..4..4..4..4.', shaker: '4232423242324232' }),
        drums(KIT, { kick: '8...7...8...7..4', hat: '..5...5...5...5.' }, { from: 4, to: -1 }),
        drums(KIT, { snare: '4...4...5.5.6789' }, { from: -1 }),
        blow(0.8),
        riseOut(12, 0.9, 0.4),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        ...BAND.bed(1),
        OFFBEAT,
        arpeggio({ steps: '03.21.32', gate: 0.6, level: 0.8 }, ACID_ARP, [0.8, 1.1]),
        pluckTune({ of: 'A' }, STEEL),
        ...BAND.beat(HUNT),
        blow(1),
        swellOut(2, 0.6),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        ...BAND.bed(1.25),
        OFFBEAT,
        CALLS,
        arpeggio({ steps: '03.21.32', gate: 0.6 }, ACID_ARP, [1, 1.3]),
        sing({ of: 'A', force: [0.7, 1], loose: 4 }, EDGE_LEAD),
        bowCounter('A', STRINGS),
        ...BAND.beat(CHASE),
        riseOut(6, 0.8, 0.2),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        ...BAND.bed(1.6, 0.75),
        PROWL,
        arpeggio({ steps: '0243.542', gate: 0.6 }, ACID_ARP, [1.1, 1.4]),
        sing({ of: 'B', force: [0.74, 1], loose: 4 }, EDGE_LEAD),
        sing({ of: 'B', second: -5, stem: 'second', loose: 5 }, SECOND_LEAD),
        ...BAND.beat(CHASE),
        blow(1),
      ],
    },
    {
      name: 'break',
      harmony: 'intro',
      players: [
        padChords(TIGHT_PAD, { open: 0.8, turnBeats: 28 }),
        choirChords('o', 0.55, { attack: 0.3, release: 0.9 }),
        subRoots(1),
        arpeggio({ steps: '0..1..2.0..2..1.', gate: 0.9 }, SOFT_ARP, [0.6, 1.8]),
        ring({ of: 'intro', octave: 1, force: [0.5, 0.75] }, GLASS),
        drums(KIT, { rim: '..5..5..5..5..5.', shaker: '4232423242324232', taiko: '7.....4.........|7.....4...5.5...' }),
        drums(
          KIT,
          { ghost: '5...5...5.5.5.5.|6666666677778889', kick: '7...7...7...7...|7.7.7.7.7.......' },
          { from: -2 },
        ),
        drums(KIT, { crash: '7...............' }, { to: 1 }),
        fallIn(5, 0.9),
        riseOut(16, 1, 0.7),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        ...BAND.bed(1.5, 0.7),
        OFFBEAT,
        CALLS,
        arpeggio({ steps: '03.21.32', gate: 0.6 }, ACID_ARP, [1.2, 1.4]),
        sing({ of: 'A', ornaments: true, force: [0.75, 1], loose: 4 }, EDGE_LEAD),
        sing({ of: 'A', second: -2, stem: 'second', loose: 5 }, SECOND_LEAD),
        ...BAND.beat(CHASE),
        blow(1),
      ],
    },
    {
      name: 'B2',
      harmony: 'B',
      players: [
        ...BAND.bed(1.5, 0.75),
        PROWL,
        CALLS,
        arpeggio({ steps: '0243.542', gate: 0.6 }, ACID_ARP, [1.4, 0.7]),
        sing({ of: 'B', ornaments: true, force: [0.75, 1], loose: 4 }, EDGE_LEAD),
        bowCounter('B', STRINGS),
        ...BAND.beat(CHASE),
        riseOut(4, 0.7, 0.1),
      ],
    },
  ],
  mix: DRIVE_MIX,
  master: DRIVE_MASTER,
};
