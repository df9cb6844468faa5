import { DRIVE_MIX } from '../mix/band-mix.ts';
import { DRIVE_MASTER } from '../mix/masters.ts';
import { arpeggio } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { choirChords, padChords, stabChords, subRoots } from '../players/chords.ts';
import { type Groove, drums, kitOf } from '../players/drums.ts';
import { pluckTune, sing } from '../players/melody.ts';
import { blow, fallIn, riseOut, swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { crashBars, rhythmSection } from './rhythm-section.ts';
import { tension } from './tension.ts';
import { ACID_ARP, EDGE_LEAD, ROLLING_BASS, SECOND_LEAD, SOFT_LEAD, STAB, STEEL, TIGHT_PAD } from './voices.ts';

const KIT = kitOf('6', {
  kick: { hertz: 51.9, seconds: 0.24, click: 0.8, drive: 2.8 },
  snare: { hertz: 196, body: 0.7, rattle: 0.19, clap: 0.55 },
  tom: 104,
});

const FLOOR: Groove = {
  kick: '9...9...9...9...|9...9...9...9.6.',
  snare: '....9.......9...',
  ghost: '.......2.3....2.|..2....2.3.2..2.',
  hat: '6343634363436344',
  open: '..7...7...7...7.',
  shaker: '3232423232324232',
};
const RIDING: Groove = { ...FLOOR, ride: '6.4.6.4.6.4.6.4.' };
const FILL: Groove = {
  kick: '9...9...9.......',
  snare: '....9...6.67789.',
  hat: '6343634363436344',
  tomHigh: '........7.7.....',
  tomMid: '..........6.66..',
  tomLow: '.............889',
};
const CRASHES = crashBars(9, 6);
const BAND = rhythmSection({ kit: KIT, fill: FILL, crashes: CRASHES, turnBeats: 16, sub: 0.8 });

const ROLL = bassLine('.RRR.R8R.RRR.RRa', ROLLING_BASS);
const DRIVE = bassLine('R-R8R-R5R-R8R-5a', ROLLING_BASS);
const STABS = stabChords('9..6..8.....7.6.|9..6..8...5.7...', STAB);
const ACID = { steps: '03142513', gate: 0.7 };

/** The theme of the hub in dotted rhythm over a rolling bass, with a rising chorus. */
export const fullBurn: Score = {
  id: '6',
  name: 'Full Burn',
  category: 'action',
  key: 'E minor',
  tempo: 144,
  harmony: {
    intro: 'Em | Em | C | D | Em | Em | C | B7sus4 B7',
    A: 'Em | D | C | D | Em | G | C | B7',
    B: 'C | G/B | Am7 | Em | C | D | B7sus4 | B7',
    break: 'Em9 | Em9 | Cmaj9 | Cmaj9 | Am9 | Am9 | B7sus4 | B7',
    build: 'Am7 | Cmaj7 | B7sus4 | B7',
    tag: 'Em | C | Am7 | B7sus4 B7',
  },
  melodies: {
    A: 'B4:.75 E5:.75 F#5:.5 G5:1.5 F#5:.5 | F#5:1.5 E5:.5 D5:1 A5:1 | G5:.75 E5:.75 F#5:.5 G5:1.5 A5:.5 | A5:1.5 G5:.5 F#5:2 | B4:.75 E5:.75 F#5:.5 G5:1.5 A5:.5 | B5:1.5 A5:.5 G5:1 B5:1 | E6:1.5 D6:.5 C6:1 G5:1 | B5:1 A5:1 F#5:2',
    B: 'G5:3 E5:1 | D5:2 G5:1 B5:1 | C6:3 B5:.5 A5:.5 | B5:2 G5:2 | G5:.75 E5:.75 F#5:.5 G5:1.5 A5:.5 | A5:2 F#5:1 A5:1 | B5:1 E6:2 F#6:1 | D#6:3 B5:1',
    break: 'r:4 | E5:3 F#5:1 | G5:4 | r:2 B4:1 D5:1 | E5:3 C5:1 | B4:4 | E5:2 F#5:2 | D#5:4',
    tag: 'B4:.75 E5:.75 F#5:.5 G5:1.5 A5:.5 | C6:1.5 D6:.5 E6:2 | E6:1.5 D6:.5 C6:1 A5:1 | B5:2 D#6:2',
  },
  groove: FLOOR,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        padChords(TIGHT_PAD, { open: 0.7, turnBeats: 16 }),
        subRoots(0.7),
        arpeggio({ steps: '0.3.1.42', gate: 0.7 }, ACID_ARP, [0.35, 1.2]),
        drums(KIT, { hat: '5.3.5.3.5.3.5.34', shaker: '3232323232323232' }),
        drums(KIT, { kick: '8...8...8...8...' }, { from: 4, to: -1 }),
        drums(KIT, { kick: '8...8...8.8.8888', snare: '....5...5...6.78' }, { from: -1 }),
        blow(0.7),
        riseOut(12, 0.9, 0.5),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        ...BAND.bed(1.1),
        ROLL,
        arpeggio(ACID, ACID_ARP, [1, 1.2]),
        pluckTune({ of: 'A', octave: -1 }, STEEL),
        ...BAND.beat(FLOOR),
        blow(1),
        swellOut(2, 0.7),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        ...BAND.bed(1.2),
        ROLL,
        STABS,
        arpeggio(ACID, ACID_ARP, [1, 0.9]),
        sing({ of: 'A', force: [0.7, 1], loose: 4 }, EDGE_LEAD),
        ...BAND.beat(FLOOR),
        riseOut(6, 0.9, 0.2),
      ],
    },
    {
      name: 'B1',
      harmony: 'B',
      players: [
        ...BAND.bed(1.6),
        DRIVE,
        arpeggio({ steps: '02435421', gate: 0.7 }, ACID_ARP, [0.9, 1.1]),
        sing({ of: 'B', force: [0.72, 1], loose: 4 }, EDGE_LEAD),
        drums(KIT, RIDING),
        drums(KIT, CRASHES, { to: 5 }),
        blow(1),
      ],
    },
    {
      name: 'B2',
      harmony: 'B',
      players: [
        ...BAND.bed(1.6, 0.7),
        DRIVE,
        arpeggio({ steps: '02435421', gate: 0.7 }, ACID_ARP, [1.1, 1.3]),
        sing({ of: 'B', ornaments: true, force: [0.75, 1], loose: 4 }, EDGE_LEAD),
        sing({ of: 'B', second: -2, stem: 'second', loose: 5 }, SECOND_LEAD),
        ...BAND.beat(RIDING),
      ],
    },
    {
      name: 'break',
      harmony: 'break',
      players: [
        padChords(TIGHT_PAD, { open: 0.8, turnBeats: 16 }),
        choirChords('o', 0.6, { attack: 0.25, release: 0.8 }),
        subRoots(1),
        arpeggio({ steps: '0.3.1.42', gate: 0.7 }, ACID_ARP, [0.4, 0.9]),
        sing({ of: 'break', stem: 'softLead', force: [0.6, 0.95] }, SOFT_LEAD),
        drums(KIT, { kick: '9.........5.....|9..5......6.....', taiko: '7.....4...5.4...|7.....4...5...6.' }),
        drums(KIT, { snare: '........9.......', hat: '4.2.3.2.4.2.3.24' }, { from: 2 }),
        drums(KIT, { crash: '8...............' }, { to: 1 }),
        blow(0.9),
        fallIn(4, 1),
      ],
    },
    {
      name: 'build',
      harmony: 'build',
      players: [
        ...BAND.bed(1.4, 0.85),
        arpeggio({ steps: '01234565', gate: 0.7 }, ACID_ARP, [0.9, 2.2]),
        drums(KIT, { kick: '8...8...8...8...|8...8...8...8...|7.7.7.7.7.7.7.7.|777777777.......' }),
        drums(KIT, { ghost: '5...5...5...5...|5.5.5.5.6.6.6.6.|6666666677777777|88888888899.....' }),
        riseOut(16, 1, 0.8),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        ...BAND.bed(1.6, 0.7),
        ROLL,
        STABS,
        arpeggio(ACID, ACID_ARP, [1.2, 1.4]),
        sing({ of: 'A', force: [0.75, 1], loose: 4 }, EDGE_LEAD),
        sing({ of: 'A', second: -5, stem: 'second', loose: 5 }, SECOND_LEAD),
        drums(KIT, RIDING),
        drums(KIT, CRASHES, { to: 5 }),
        blow(1),
      ],
    },
    {
      name: 'tag',
      harmony: 'tag',
      players: [
        ...BAND.bed(1.6),
        ROLL,
        STABS,
        arpeggio(ACID, ACID_ARP, [1.4, 1]),
        sing({ of: 'tag', force: [0.8, 1], loose: 4 }, EDGE_LEAD),
        sing({ of: 'tag', second: -2, stem: 'second', loose: 5 }, SECOND_LEAD),
        drums(KIT, RIDING, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
        drums(KIT, CRASHES, { to: 1 }),
        riseOut(4, 0.9, 0.1),
      ],
    },
  ],
  layers: tension(KIT, {
    pulse: { hat: '6363636363636364', shaker: '4232423242324232', rim: '..4..4..4..4..4.' },
    steps: { steps: '0.1.2.10', gate: 0.5 },
    danger: { taiko: '9.....7.9..7..7.|9.....7.9..77.78', tomLow: '....6.......6...', tomMid: '..............5.' },
    ostinato: { steps: '0010010', gate: 0.55 },
    heart: '9.6.....8.5.....',
  }),
  mix: DRIVE_MIX,
  master: DRIVE_MASTER,
};
