import { MENU_MIX } from '../mix/band-mix.ts';
import { MENU_MASTER } from '../mix/masters.ts';
import { arpeggio, pluckedChords, rungChords } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { choirChords, padChords, subRoots } from '../players/chords.ts';
import { type Groove, drums, kitOf } from '../players/drums.ts';
import { answer, bowCounter, pluckTune, ring, sing } from '../players/melody.ts';
import { blow, riseOut, swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import {
  ELECTRIC_PIANO,
  GLASS,
  NYLON,
  ROUND_BASS,
  SECOND_LEAD,
  SOFT_ARP,
  SOFT_LEAD,
  STRINGS,
  WIDE_PAD,
} from './voices.ts';

const KIT = kitOf('2', {
  kick: { hertz: 49, seconds: 0.3, click: 0.4, drive: 2.1 },
  snare: { hertz: 196, body: 0.6, rattle: 0.2, clap: 0.2 },
  tom: 110,
});

const STROLL: Groove = {
  kick: '8.....7...8.....|8.....7..58...4.',
  rim: '....7.......7...|....7.......7..3',
  hat: '5.2.5.3.5.2.5.34',
  shaker: '2323232323232323',
};
const OPEN: Groove = {
  ...STROLL,
  rim: '',
  snare: '....7.......7...',
  ghost: '..........2....2|.......2..2.....',
  open: '..............5.',
  hat: '6353635363536353',
};
const FILL: Groove = { tomHigh: '........6.5.....', tomMid: '..........6.65..', tomLow: '..............78' };

const BASS = bassLine('R-----R-..5-8-..|R-----R-..3-5-a-', { ...ROUND_BASS, corner: 170 });
const KEYS = rungChords({ steps: '0.2.1.3.', beats: 0.5, level: 0.7, gate: 1.5 }, ELECTRIC_PIANO);
const STRUM = pluckedChords({ steps: '0213.1320.132.31', level: 0.6 }, NYLON);

/** Unhurried, on an electric piano, with a tune that falls and rises again. */
export const harbourLights: Score = {
  id: '2',
  name: 'Harbour Lights',
  category: 'menu',
  key: 'G major',
  tempo: 96,
  harmony: {
    intro: 'Cmaj9 | Em7 | Am9 | D7sus4 D',
    A: 'Gadd9 | Em7 | Cmaj9 | D | Gadd9 | Bm7 | Cmaj9 | Dsus4 D',
    B: 'Em7 | Cmaj7 | G/B | D | Em7 | A7 | Cadd9 | D7sus4 D7',
  },
  melodies: {
    A: 'B4:1.5 A4:.5 D5:2 | G5:1.5 F#5:.5 E5:1 D5:1 | E5:1.5 D5:.5 G5:2 | F#5:1.5 E5:.5 D5:1 A4:1 | B4:1.5 A4:.5 D5:1 G5:1 | A5:1.5 G5:.5 F#5:2 | B5:2 G5:1 E5:1 | A5:1 G5:1 F#5:2',
    B: 'B5:2 G5:1 E5:1 | G5:3 E5:1 | D5:1 G5:1.5 A5:.5 B5:1 | A5:3 F#5:1 | B5:2 G5:1 B5:1 | C#6:1.5 B5:.5 A5:2 | D6:1.5 C6:.5 G5:1 E5:1 | G5:1 A5:1 F#5:2',
    intro: 'r:2 D5:1 G5:1 | B5:3 G5:1 | r:2 C5:1 E5:1 | G5:2 F#5:2',
  },
  groove: STROLL,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        padChords(WIDE_PAD, { open: 0.7 }),
        subRoots(0.8),
        KEYS,
        ring({ of: 'intro', octave: 1, force: [0.4, 0.7] }, GLASS),
        drums(KIT, { shaker: '1.2.1.2.1.2.1.2.' }),
        swellOut(4, 0.7),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        padChords(WIDE_PAD, { open: 0.8 }),
        subRoots(0.8),
        KEYS,
        STRUM,
        pluckTune({ of: 'A', force: [0.6, 0.9] }, NYLON),
        drums(KIT, { ...STROLL, kick: '7...............', rim: '' }, { to: 4, level: 0.8 }),
        drums(KIT, STROLL, { from: 4, level: 0.9 }),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        padChords(WIDE_PAD),
        choirChords('o', 0.5),
        subRoots(0.7),
        BASS,
        KEYS,
        STRUM,
        sing({ of: 'A', stem: 'softLead', ornaments: true }, { ...SOFT_LEAD, corner: 2400 }),
        bowCounter('A', STRINGS, 0.8),
        drums(KIT, STROLL, { to: -1 }),
        drums(KIT, { ...STROLL, ...FILL }, { from: -1 }),
        drums(KIT, { crash: '6...............' }, { to: 1 }),
        answer('r:4 | r:4 | r:4 | r:3 A5:.5 D6:.5 | r:4 | r:4 | r:4 | r:3 D6:.5 F#6:.5', GLASS),
        riseOut(4, 0.6),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        padChords(WIDE_PAD, { open: 1.4 }),
        choirChords('a', 0.75),
        subRoots(0.7),
        BASS,
        KEYS,
        arpeggio({ steps: '0213243521', level: 0.7 }, SOFT_ARP, [0.9, 1.4]),
        sing({ of: 'B', stem: 'softLead', force: [0.72, 1] }, { ...SOFT_LEAD, corner: 2700 }),
        sing({ of: 'B', second: -2, stem: 'second' }, SECOND_LEAD),
        bowCounter('B', STRINGS),
        drums(KIT, OPEN, { to: -1 }),
        drums(KIT, { ...OPEN, ...FILL }, { from: -1 }),
        drums(
          KIT,
          { crash: '8...............|................|................|................|5...............' },
          { to: 5 },
        ),
        blow(0.8),
        swellOut(4, 0.8),
      ],
    },
    {
      name: 'break',
      harmony: 'intro',
      players: [
        padChords(WIDE_PAD, { open: 0.7 }),
        subRoots(0.85),
        STRUM,
        ring({ of: 'intro', octave: 1, force: [0.5, 0.8] }, GLASS),
        drums(KIT, { shaker: '2323232323232323', rim: '....5.......5...' }),
        drums(KIT, { crash: '5...............' }, { to: 1 }),
        riseOut(8, 0.7, 0.3),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        padChords(WIDE_PAD, { open: 1.3 }),
        choirChords('a', 0.7),
        subRoots(0.7),
        BASS,
        KEYS,
        STRUM,
        arpeggio({ steps: '02132435', level: 0.6 }, SOFT_ARP, [1.2, 0.7]),
        sing({ of: 'A', stem: 'softLead', ornaments: true, force: [0.72, 1] }, { ...SOFT_LEAD, corner: 2600 }),
        sing({ of: 'A', second: -5, stem: 'second' }, SECOND_LEAD),
        bowCounter('A', STRINGS),
        drums(KIT, OPEN, { to: -1 }),
        drums(KIT, { ...FILL, kick: '8...............', crash: '4...............' }, { from: -1 }),
        drums(KIT, { crash: '8...............' }, { to: 1 }),
        blow(0.7),
        swellOut(4, 0.7),
      ],
    },
  ],
  mix: MENU_MIX,
  master: MENU_MASTER,
};
