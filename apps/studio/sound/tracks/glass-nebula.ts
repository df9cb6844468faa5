import { QUIET_MASTER } from '../mix/masters.ts';
import { QUIET_MIX } from '../mix/quiet-mix.ts';
import { pluckedChords, rungChords } from '../players/arpeggio.ts';
import { choirChords, padChords, subRoots } from '../players/chords.ts';
import { drums, kitOf } from '../players/drums.ts';
import { answer, bowCounter, pluckTune, ring, sing } from '../players/melody.ts';
import { swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { tension } from './tension.ts';
import { ELECTRIC_PIANO, GLASS, NYLON, SLOW_STRINGS, SOFT_LEAD, SOFT_PAD } from './voices.ts';

const KIT = kitOf('5', {
  kick: { hertz: 38.9, seconds: 0.4, click: 0.08, drive: 1.6 },
  snare: { hertz: 175, body: 0.4, rattle: 0.2, clap: 0 },
  tom: 78,
});

const DEEP = { attack: 0.2, release: 0.6, harmonic: 0.18 };
const HAZE = rungChords({ steps: '0..2..1.', beats: 1, level: 0.5, gate: 1.8 }, { ...ELECTRIC_PIANO, ring: 3 });
const RAIN = pluckedChords({ steps: '..3.1..2', beats: 0.5, octave: 1, level: 0.42, gate: 2 }, { ...NYLON, ring: 4 });

/** Slow and Lydian, with plucked strings and bells. */
export const glassNebula: Score = {
  id: '5',
  name: 'Glass Nebula',
  category: 'ambient',
  key: 'Eb major',
  tempo: 96,
  harmony: {
    intro: 'Ebmaj7 | F/Eb | Ebmaj7 | F/Eb',
    A: 'Ebmaj7 | F/Eb | Cm7 | Abmaj9 | Ebmaj7 | Gm7 | Abmaj9 | Bb7sus4',
    B: 'Cm9 | Gm7 | Abmaj7 | Eb/G | Cm9 | Fm9 | Abm6 | Bb7sus4 Bb7',
  },
  melodies: {
    A: 'Bb4:1 Eb5:1 F5:1 G5:1 | A5:2 G5:1 F5:1 | G5:1 Bb5:2 G5:1 | Eb5:2 D5:1 C5:1 | Bb4:1 Eb5:1 F5:1 G5:1 | Bb5:2 A5:1 G5:1 | C6:1 Eb6:2 C6:1 | Bb5:2 Ab5:1 F5:1',
    B: 'G5:2 F5:1 Eb5:1 | D5:3 F5:1 | Eb5:2 G5:1 Ab5:1 | Bb5:3 G5:1 | G5:2 F5:1 Eb5:1 | Ab5:2 G5:1 Ab5:1 | Cb6:2 Bb5:1 Ab5:1 | Eb5:2 D5:2',
  },
  groove: { kick: '6..4............', haze: '0..2..1.', rain: '..3.1..2' },
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        padChords(SOFT_PAD, { open: 0.8, turnBeats: 40 }),
        HAZE,
        answer('r:4 | r:2 A5:1 C6:1 | r:4 | r:2 F5:1 A5:1', GLASS, 0.5),
        swellOut(4, 0.5),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        padChords(SOFT_PAD, { open: 0.95, turnBeats: 40 }),
        subRoots(0.65, DEEP),
        HAZE,
        pluckTune({ of: 'A', force: [0.5, 0.8], loose: 12 }, { ...NYLON, ring: 4 }),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        padChords(SOFT_PAD, { open: 1.2, turnBeats: 40 }),
        choirChords('o', 0.45, { attack: 0.8, release: 1.6, breath: 0.08 }),
        subRoots(0.7, DEEP),
        HAZE,
        RAIN,
        pluckTune({ of: 'A', force: [0.55, 0.85], loose: 11 }, { ...NYLON, ring: 4 }),
        bowCounter('A', SLOW_STRINGS, 0.75),
        drums(KIT, { kick: '6..4............|................' }),
        swellOut(4, 0.6),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        padChords(SOFT_PAD, { open: 1.45, turnBeats: 40 }),
        choirChords('a', 0.6, { attack: 0.8, release: 1.6, breath: 0.08 }),
        subRoots(0.7, DEEP),
        RAIN,
        HAZE,
        sing({ of: 'B', force: [0.65, 0.95], loose: 11 }, { ...SOFT_LEAD, attack: 0.06, release: 0.6 }),
        ring({ of: 'B', octave: 1, every: 2, force: [0.25, 0.4] }, GLASS),
        bowCounter('B', SLOW_STRINGS, 0.85),
        drums(
          KIT,
          {
            kick: '6..4............|................',
            crash: '2...............|................|................|................',
          },
          { to: 4 },
        ),
        drums(KIT, { kick: '6..4............|................' }, { from: 4 }),
        swellOut(4, 0.5),
      ],
    },
    {
      name: 'break',
      harmony: 'intro',
      players: [
        padChords(SOFT_PAD, { open: 0.9, turnBeats: 40 }),
        subRoots(0.6, DEEP),
        HAZE,
        answer('r:2 Bb5:1 Eb6:1 | F6:2 r:2 | r:2 Bb5:1 Eb6:1 | F6:1 A6:2 r:1', GLASS, 0.45),
      ],
    },
    {
      name: 'A3',
      harmony: 'A',
      players: [
        padChords(SOFT_PAD, { open: 1.1, turnBeats: 40 }),
        choirChords('o', 0.4, { attack: 0.8, release: 1.6, breath: 0.08 }),
        subRoots(0.65, DEEP),
        RAIN,
        sing(
          { of: 'A', ornaments: true, force: [0.55, 0.85], loose: 12 },
          { ...SOFT_LEAD, attack: 0.06, release: 0.6 },
        ),
        ring({ of: 'A', octave: 1, every: 4, force: [0.3, 0.4] }, GLASS),
        drums(KIT, { kick: '5..3............|................' }, { to: 6 }),
      ],
    },
  ],
  layers: tension(KIT, {
    pulse: { shaker: '4.2.3.2.4.2.3.2.', rim: '....3.......3...' },
    steps: { steps: '0..2..1.', gate: 1, level: 0.7 },
    danger: { taiko: '7.4.....7.4.....', hat: '3.3.3.3.3.3.3.3.', tomLow: '..............5.' },
    ostinato: { steps: '0.......0...0...', gate: 1.4, level: 0.7 },
    heart: '96..74..85..74..',
  }),
  mix: QUIET_MIX,
  // Stronger balance, because of the bright bells.
  master: { ...QUIET_MASTER, strength: 0.7 },
};
