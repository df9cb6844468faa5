import { DRIVE_MIX, remix } from '../mix/band-mix.ts';
import { DRIVE_MASTER } from '../mix/masters.ts';
import { pluckedChords, rungChords } from '../players/arpeggio.ts';
import { bassLine } from '../players/bass-line.ts';
import { choirChords, padChords, stabChords, subRoots } from '../players/chords.ts';
import { type Groove, drums, kitOf } from '../players/drums.ts';
import { bowCounter, pluckTune, ring, sing } from '../players/melody.ts';
import { riseOut, swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { tension } from './tension.ts';
import {
  ELECTRIC_PIANO,
  GLASS,
  NYLON,
  ROUND_BASS,
  SECOND_LEAD,
  SOFT_LEAD,
  STAB,
  STEEL,
  STRINGS,
  TIGHT_PAD,
} from './voices.ts';

const KIT = kitOf('10', {
  kick: { hertz: 49, seconds: 0.24, click: 0.5, drive: 2.1 },
  snare: { hertz: 233, body: 0.5, rattle: 0.14, clap: 0.3 },
  tom: 116,
});

const CREEP: Groove = {
  kick: '8.....58..6.....|8..5...8..6..5..',
  rim: '....7..3....7...|....7..3.3..7..3',
  ghost: '.2.......2.2...2',
  hat: '6.446.4.6.446.44',
  shaker: '..3...3...3...3.',
};
const WALK: Groove = {
  ...CREEP,
  rim: '..............3.',
  snare: '....7.......7...',
  hat: '6345634563456345',
  open: '......5.........|..............5.',
};
const FILL: Groove = {
  kick: '8.....58........',
  hat: '6.446.4.6.446.44',
  rim: '....7.......7...',
  snare: '............7.78',
  tomHigh: '......6.6.......',
  tomMid: '.........66.....',
  tomLow: '...........7.7..',
};

const SNEAK = bassLine('R..R..8.R-.5..7a|R..R..8.R-.3.5.a', { ...ROUND_BASS, corner: 230, closing: 0.13 });
const LAMPS = rungChords({ steps: '..0...2.1..3.2..', level: 0.75, gate: 2 }, { ...ELECTRIC_PIANO, ring: 1.6 });
const MUTED = pluckedChords({ steps: '0.1.20.13.2.10.2', level: 0.6, gate: 0.5 }, { ...NYLON, ring: 1.2 });
const WINKS = stabChords('..............6.|......6.........', { ...STAB, corner: 1100 });

/** A quiet swung groove between a dark chord and a bright one. */
export const nightFreight: Score = {
  id: '10',
  name: 'Night Freight',
  category: 'game',
  key: 'G dorian',
  tempo: 100,
  swing: 0.24,
  harmony: {
    intro: 'Gm9 | C9 | Gm9 | D7',
    A: 'Gm9 | C9 | Gm9 | C9 | Ebmaj7 | F | Cm9 | D7',
    B: 'Cm7 | F7 | Bbmaj7 | Ebmaj7 | Am7b5 | D7 | Ebmaj7 | D7sus4 D7',
  },
  melodies: {
    A: 'D5:1 G5:1 A5:.5 Bb5:1.5 | G5:1 E5:2 D5:1 | D5:1 G5:1 A5:.5 Bb5:1.5 | C6:1 Bb5:1 G5:2 | G5:1.5 F5:.5 Eb5:2 | A5:1.5 G5:.5 F5:2 | Eb6:1 D6:2 C6:1 | A5:1 F#5:1 D5:2',
    B: 'G5:1.5 F5:.5 Eb5:1 G5:1 | A5:3 F5:1 | D5:1 F5:1 A5:2 | G5:1.5 F5:.5 Eb5:2 | C6:1.5 Bb5:.5 A5:1 C6:1 | F#5:1 A5:1 C6:2 | D6:2 Bb5:1 G5:1 | G5:2 F#5:2',
    intro: 'r:4 | r:2.5 G5:.5 Bb5:1 | r:4 | r:2.5 A5:.5 C6:1',
  },
  groove: CREEP,
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        padChords(TIGHT_PAD, { open: 0.7, turnBeats: 40 }),
        subRoots(0.7),
        LAMPS,
        MUTED,
        ring({ of: 'intro', force: [0.4, 0.6] }, GLASS),
        drums(KIT, { hat: '6.446.4.6.446.44', shaker: '..3...3...3...3.' }),
        drums(KIT, { rim: '....7.......7...', kick: '7.....5.........' }, { from: 2 }),
        swellOut(2, 0.6),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        padChords(TIGHT_PAD, { open: 0.8, turnBeats: 40 }),
        SNEAK,
        subRoots(0.6),
        LAMPS,
        MUTED,
        pluckTune({ of: 'A' }, STEEL),
        drums(KIT, CREEP, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        padChords(TIGHT_PAD, { open: 1, turnBeats: 40 }),
        SNEAK,
        subRoots(0.6),
        LAMPS,
        MUTED,
        WINKS,
        sing({ of: 'A', stem: 'softLead', ornaments: true }, { ...SOFT_LEAD, corner: 2500 }),
        bowCounter('A', STRINGS, 0.8),
        drums(KIT, CREEP, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
        drums(KIT, { crash: '4...............' }, { to: 1 }),
        swellOut(4, 0.6),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        padChords(TIGHT_PAD, { open: 1.3, turnBeats: 40 }),
        choirChords('o', 0.55, { attack: 0.25, release: 0.7 }),
        SNEAK,
        subRoots(0.6),
        LAMPS,
        MUTED,
        sing({ of: 'B', stem: 'softLead', force: [0.72, 1] }, { ...SOFT_LEAD, corner: 2700 }),
        sing({ of: 'B', second: -2, stem: 'second' }, SECOND_LEAD),
        bowCounter('B', STRINGS),
        drums(KIT, WALK, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
        drums(KIT, { crash: '6...............' }, { to: 1 }),
      ],
    },
    {
      name: 'break',
      harmony: 'intro',
      players: [
        padChords(TIGHT_PAD, { open: 0.8, turnBeats: 40 }),
        subRoots(0.8),
        LAMPS,
        MUTED,
        ring({ of: 'intro', force: [0.45, 0.7] }, GLASS),
        drums(KIT, { hat: '6.446.4.6.446.44', rim: '....7..3....7...', taiko: '5..........3....' }),
        riseOut(6, 0.6, 0.3),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        padChords(TIGHT_PAD, { open: 1.2, turnBeats: 40 }),
        SNEAK,
        subRoots(0.6),
        LAMPS,
        MUTED,
        WINKS,
        pluckTune({ of: 'A', octave: -1 }, STEEL),
        sing({ of: 'A', stem: 'softLead', ornaments: true, force: [0.7, 0.98] }, { ...SOFT_LEAD, corner: 2600 }),
        sing({ of: 'A', second: -5, stem: 'second' }, SECOND_LEAD),
        drums(KIT, WALK, { to: -1 }),
        drums(KIT, FILL, { from: -1 }),
        drums(KIT, { crash: '5...............' }, { to: 1 }),
        swellOut(4, 0.5),
      ],
    },
  ],
  layers: tension(KIT, {
    pulse: { shaker: '4234423442344234', rim: '..5...5..5....5.', hat: '5...5...5...5.4.' },
    steps: { steps: '0...1.2.', gate: 0.5 },
    danger: { taiko: '9...6..7....6...|9...6..7..6.6.7.', tomLow: '..........6.....', tomMid: '............5.5.' },
    ostinato: { steps: '0..0..0.0..0.0..', gate: 0.55 },
    heart: '9.6.....8.5.....',
  }),
  mix: remix(DRIVE_MIX, {
    kick: { loudness: -20.5 },
    snare: { loudness: -22.5 },
    bass: { loudness: -21.5 },
    keys: { loudness: -24.5 },
  }),
  master: DRIVE_MASTER,
};
