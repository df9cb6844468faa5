import { DRIVE_MIX, remix } from '../mix/band-mix.ts';
import { DRIVE_MASTER } from '../mix/masters.ts';
import { arpeggio, pluckedChords, rungChords } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { choirChords, padChords, subRoots } from '../players/chords.ts';
import { type Groove, drums, kitOf } from '../players/drums.ts';
import { answer, bowCounter, pluckTune, ring, sing } from '../players/melody.ts';
import { riseOut, swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { tension } from './tension.ts';
import { GLASS, NYLON, ROUND_BASS, SECOND_LEAD, SOFT_ARP, SOFT_LEAD, STEEL, STRINGS, TIGHT_PAD } from './voices.ts';

const KIT = kitOf('11', {
  kick: { hertz: 58.3, seconds: 0.22, click: 0.4, drive: 2 },
  snare: { hertz: 233, body: 0.4, rattle: 0.13, clap: 0.3 },
  tom: 130,
});

const CLOCK: Groove = {
  kick: '7.......7..4....|7.......7.....4.',
  rim: '....6.......6...|....6.......6.3.',
  hat: '5.3.4.3.5.3.4.33',
  shaker: '2121212121212121',
};
const TICKING: Groove = { ...CLOCK, snare: '....5.......5...', hat: '5353535353535354', open: '..............4.' };
const FILL: Groove = {
  hat: '5.3.4.3.5.......',
  rim: '....6.....5.5...',
  tomHigh: '.........5......',
  tomMid: '...........5.5..',
  tomLow: '..............6.',
};

const STEPS = bassLine('R---..R.8---..5.|R---..R.5-..3.a.', { ...ROUND_BASS, corner: 170, drive: 1.7 });
const BOX = rungChords({ steps: '0312.203120.3121', level: 0.6, octave: 1 }, { ...GLASS, ring: 1.6 });
const HARP = pluckedChords({ steps: '0.2.1.3.', level: 0.6, gate: 1.8 }, NYLON);

/** A music box with a tune that climbs higher each time. */
export const memoryOfStars: Score = {
  id: '11',
  name: 'Memory of Stars',
  category: 'game',
  key: 'Bb major',
  tempo: 96,
  harmony: {
    intro: 'Ebmaj9 | Bb/D | Cm7 | F7sus4 F7',
    A: 'Bbadd9 | Ebmaj7 | Bb/D | Cm7 | Bbadd9 | Gm7 | Ebmaj9 | F7sus4 F7',
    B: 'Gm7 | Dm7 | Ebmaj7 | Bb/D | Cm7 | Dm7 | Ebm6 | F7sus4 F7',
  },
  melodies: {
    A: 'F5:.5 Bb5:.5 C6:.5 D6:1.5 C6:1 | Bb5:1 G5:1 F5:.5 Eb5:1.5 | F5:.5 Bb5:.5 A5:.5 Bb5:1.5 F5:1 | G5:1 F5:1 Eb5:.5 C5:1.5 | F5:.5 Bb5:.5 C6:.5 D6:1.5 F6:1 | D6:1 C6:1 Bb5:.5 G5:1.5 | G6:1.5 F6:.5 D6:1 Bb5:1 | C6:1 Bb5:1 A5:2',
    B: 'D6:2 C6:1 Bb5:1 | A5:3 C6:1 | Bb5:2 A5:1 G5:1 | F5:3 D5:1 | G5:1 F5:1 Eb5:.5 C5:1.5 | F6:1 D6:1 C6:2 | Gb6:2 Eb6:1 C6:1 | Bb5:2 A5:2',
    intro: 'r:2 Bb5:1 D6:1 | F6:3 r:1 | r:2 G5:1 C6:1 | Bb5:2 A5:2',
  },
  groove: CLOCK,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        padChords(TIGHT_PAD, { open: 0.7, turnBeats: 40 }),
        subRoots(0.65),
        BOX,
        ring({ of: 'intro', force: [0.45, 0.7] }, GLASS),
        drums(KIT, { hat: '5.3.4.3.5.3.4.33', rim: '....5.......5...' }),
        swellOut(2, 0.5),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        padChords(TIGHT_PAD, { open: 0.8, turnBeats: 40 }),
        subRoots(0.65),
        BOX,
        HARP,
        pluckTune({ of: 'A' }, STEEL),
        drums(KIT, CLOCK, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        padChords(TIGHT_PAD, { turnBeats: 40 }),
        choirChords('o', 0.45, { attack: 0.25, release: 0.8 }),
        STEPS,
        subRoots(0.6),
        BOX,
        HARP,
        pluckTune({ of: 'A', ornaments: true }, STEEL),
        bowCounter('A', STRINGS, 0.8),
        drums(KIT, CLOCK, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
        drums(KIT, { crash: '4...............' }, { to: 1 }),
        swellOut(4, 0.5),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        padChords(TIGHT_PAD, { open: 1.3, turnBeats: 40 }),
        choirChords('a', 0.6, { attack: 0.25, release: 0.8 }),
        STEPS,
        subRoots(0.6),
        HARP,
        arpeggio({ steps: '02132431', level: 0.7 }, SOFT_ARP, [0.9, 1.3]),
        sing({ of: 'B', stem: 'softLead', force: [0.7, 1] }, { ...SOFT_LEAD, corner: 2500 }),
        sing({ of: 'B', second: -5, stem: 'second' }, SECOND_LEAD),
        bowCounter('B', STRINGS),
        drums(KIT, TICKING, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
        drums(KIT, { crash: '5...............' }, { to: 1 }),
      ],
    },
    {
      name: 'break',
      harmony: 'intro',
      players: [
        padChords(TIGHT_PAD, { open: 0.7, turnBeats: 40 }),
        subRoots(0.7),
        BOX,
        answer('r:2 F5:1 Bb5:1 | C6:1 D6:2 r:1 | r:2 F5:1 Bb5:1 | C6:1 D6:1 C6:2', GLASS, 0.5),
        drums(KIT, { hat: '5.3.4.3.5.3.4.33', shaker: '2121212121212121' }),
        riseOut(6, 0.6, 0.3),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        padChords(TIGHT_PAD, { open: 1.1, turnBeats: 40 }),
        choirChords('a', 0.5, { attack: 0.25, release: 0.8 }),
        STEPS,
        subRoots(0.6),
        BOX,
        HARP,
        pluckTune({ of: 'A', ornaments: true }, STEEL),
        sing({ of: 'A', second: -2, stem: 'second' }, SECOND_LEAD),
        bowCounter('A', STRINGS),
        drums(KIT, TICKING, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
        drums(KIT, { crash: '5...............' }, { to: 1 }),
        swellOut(4, 0.5),
      ],
    },
  ],
  layers: tension(KIT, {
    pulse: { rim: '6...4...5...4...', hat: '..3...3...3...3.', shaker: '3121312131213121' },
    steps: { steps: '0...2...1...2...', gate: 0.9 },
    danger: { taiko: '8.5.....8.5.....', tomLow: '............6...', hat: '4444444444444444' },
    ostinato: { steps: '0...0.0.', gate: 0.8, level: 0.7 },
    heart: '96..74..85..74..',
  }),
  mix: remix(DRIVE_MIX, {
    kick: { loudness: -22 },
    snare: { loudness: -24 },
    bass: { loudness: -22.5 },
    keys: { loudness: -24.5 },
    pad: { ducking: { depth: 3, release: 0.22 } },
  }),
  master: DRIVE_MASTER,
};
