import { MENU_MIX } from '../mix/band-mix.ts';
import { MENU_MASTER } from '../mix/masters.ts';
import { arpeggio } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { choirChords, padChords, subRoots } from '../players/chords.ts';
import { type Groove, drums, kitOf } from '../players/drums.ts';
import { answer, bowCounter, ring, sing } from '../players/melody.ts';
import { blow, fallIn, riseOut, swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { BRASS_LEAD, GLASS, METAL, ROUND_BASS, SECOND_LEAD, SOFT_ARP, SOFT_LEAD, STRINGS, WIDE_PAD } from './voices.ts';

const KIT = kitOf('1', {
  kick: { hertz: 46.2, seconds: 0.32, click: 0.6, drive: 2.4 },
  snare: { hertz: 174.6, body: 0.7, rattle: 0.26, clap: 0.35 },
  tom: 98,
});

const MARCH: Groove = {
  kick: '9.....6.8.......|9.....6.8..4....',
  snare: '....9.......9...',
  ghost: '.......2.2.....2|.......2..2....2',
  hat: '6.3.6.3.6.3.6.34',
  open: '..............6.',
  shaker: '3232323232323232',
  taiko: '7...........4.5.|6.........4.5.6.',
};
const LIFT: Groove = {
  ...MARCH,
  kick: '9..5..7.8..5....|9..5..7.8..5..6.',
  hat: '7363736373637363',
  taiko: '8.....5.....6.5.|8.....5...6.7.8.',
};
const FILL: Groove = { tomHigh: '........7.6.....', tomMid: '..........7.76..', tomLow: '..............89' };

const BASS = bassLine('R-R-R-8-R-R-5-a-', ROUND_BASS);

/** The anthem of the hub. Its theme (a fourth up, two steps) is in the first bar of A and in the middle of B. */
export const horizonCall: Score = {
  id: '1',
  name: 'Horizon Call',
  category: 'menu',
  key: 'D minor',
  tempo: 100,
  harmony: {
    intro: 'Dm9 | Bbmaj9 | Gm9 | Asus4 A',
    A: 'Dm | Bbmaj7 | Gm7 | C | Am7 | Bbmaj7 | Gm9 | Asus4 A',
    B: 'F | C/E | Dm7 | Bbmaj7 | F/A | Bbadd9 | Gm7 | Csus4 C',
    break: 'Gm9 | Bbmaj9 | Dm/A | Asus4 A',
  },
  melodies: {
    intro: 'r:2 A4:1 D5:1 | F5:3 r:1 | r:2 D5:1 G5:1 | E5:2 C#5:2',
    A: 'A4:1 D5:1.5 E5:.5 F5:1 | F5:1.5 E5:.5 D5:2 | Bb4:1 D5:1.5 F5:.5 G5:1 | G5:1.5 F5:.5 E5:2 | C5:1 E5:1.5 F5:.5 G5:1 | A5:1.5 G5:.5 F5:1 D5:1 | Bb5:2 A5:1 G5:1 | E5:1 D5:1 C#5:2',
    B: 'C6:2 A5:1 F5:1 | G5:3 E5:1 | F5:1 A5:1.5 G5:.5 F5:1 | D5:3 F5:1 | C5:1 F5:1.5 G5:.5 A5:1 | D6:2 C6:1 Bb5:1 | Bb5:1.5 A5:.5 G5:2 | F5:1 G5:1 E5:2',
    break: 'Bb4:2 D5:2 | A5:3 G5:1 | F5:2 E5:1 D5:1 | D5:1 E5:1 C#5:2',
  },
  groove: MARCH,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        padChords(WIDE_PAD, { open: 0.8 }),
        subRoots(0.85),
        ring({ of: 'intro', octave: 1, force: [0.5, 0.8] }, METAL),
        answer('r:4 | r:2.5 A5:.5 C6:.5 F6:.5 | r:4 | r:4', GLASS),
        blow(0.6),
        swellOut(4, 0.8),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        padChords(WIDE_PAD, { open: 0.9 }),
        subRoots(0.9),
        arpeggio({ steps: '01234321' }, SOFT_ARP, [0.35, 0.8]),
        sing({ of: 'A', stem: 'softLead' }, SOFT_LEAD),
        ring({ of: 'A', force: [0.3, 0.5] }, { ...GLASS, index: 1.3 }),
        drums(
          KIT,
          { kick: '7.4.............', shaker: '3121312131213121', taiko: '................|............4.5.' },
          { from: 2 },
        ),
        drums(KIT, { ghost: '........3.4.5678' }, { from: -1 }),
        riseOut(8, 0.8, 0.25),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        padChords(WIDE_PAD, { open: 1.2 }),
        choirChords('o', 0.6),
        subRoots(0.75),
        BASS,
        arpeggio({ steps: '02132435' }, SOFT_ARP, [0.8, 1.3]),
        sing({ of: 'A', ornaments: true }, BRASS_LEAD),
        bowCounter('A', STRINGS),
        drums(KIT, MARCH, { to: -1 }),
        drums(KIT, { ...MARCH, ...FILL }, { from: -1 }),
        drums(
          KIT,
          { crash: '9...............|................|................|................|5...............' },
          { to: 5 },
        ),
        blow(1),
        riseOut(4, 0.8),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        padChords(WIDE_PAD, { open: 1.5 }),
        choirChords('a', 0.85),
        subRoots(0.75),
        BASS,
        arpeggio({ steps: '03243546' }, SOFT_ARP, [1.2, 1.6]),
        sing({ of: 'B', force: [0.72, 1] }, BRASS_LEAD),
        sing({ of: 'B', second: -5, stem: 'second' }, SECOND_LEAD),
        ring({ of: 'B', octave: 1, every: 2, force: [0.25, 0.4] }, GLASS),
        bowCounter('B', STRINGS),
        drums(KIT, LIFT, { to: -1 }),
        drums(KIT, { ...LIFT, ...FILL }, { from: -1 }),
        drums(
          KIT,
          { crash: '9...............|................|................|................|5...............' },
          { to: 5 },
        ),
        blow(1),
        swellOut(4, 0.8),
      ],
    },
    {
      name: 'break',
      harmony: 'break',
      players: [
        padChords(WIDE_PAD, { open: 0.8 }),
        choirChords('o', 0.5),
        subRoots(0.9),
        ring({ of: 'break', octave: 1, force: [0.6, 0.9] }, METAL),
        drums(KIT, { crash: '6...............' }, { to: 1 }),
        drums(KIT, { ghost: '2...3...4...5...|4.4.5.5.66778899' }, { from: -2 }),
        fallIn(5, 0.7),
        riseOut(8, 0.8, 0.5),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        padChords(WIDE_PAD, { open: 1.45 }),
        choirChords('a', 0.8),
        subRoots(0.75),
        BASS,
        arpeggio({ steps: '02132435' }, SOFT_ARP, [1.5, 0.9]),
        sing({ of: 'A', ornaments: true, force: [0.75, 1] }, BRASS_LEAD),
        sing({ of: 'A', second: -2, stem: 'second' }, SECOND_LEAD),
        bowCounter('A', STRINGS),
        drums(KIT, MARCH, { to: -1 }),
        drums(KIT, { ...FILL, kick: '9...............', crash: '5...............' }, { from: -1 }),
        drums(
          KIT,
          { crash: '9...............|................|................|................|5...............' },
          { to: 5 },
        ),
        blow(1),
        swellOut(4, 0.8),
      ],
    },
  ],
  mix: MENU_MIX,
  master: MENU_MASTER,
};
