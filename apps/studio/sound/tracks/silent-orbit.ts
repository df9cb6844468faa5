import { remix } from '../mix/band-mix.ts';
import { QUIET_MASTER } from '../mix/masters.ts';
import { QUIET_MIX } from '../mix/quiet-mix.ts';
import { rungChords } from '../players/arpeggio.ts';
import { choirChords, padChords, subRoots } from '../players/chords.ts';
import { drums, kitOf } from '../players/drums.ts';
import { bow, bowCounter, ring, sing } from '../players/melody.ts';
import { swellOut } from '../players/transitions.ts';
import type { Score } from '../score/score.ts';
import { GLASS, SLOW_STRINGS, SOFT_LEAD, SOFT_PAD } from './voices.ts';

const KIT = kitOf('4', {
  kick: { hertz: 34.6, seconds: 0.5, click: 0.05, drive: 1.5 },
  snare: { hertz: 175, body: 0.5, rattle: 0.2, clap: 0 },
  tom: 70,
});

const DEEP = { attack: 0.3, release: 0.8, harmonic: 0.2 };
const SLOW_CHOIR = { attack: 1.1, release: 2, morph: 2.6, breath: 0.1 };
const STARS = rungChords(
  {
    steps: '0...3...1...4...',
    beats: 0.5,
    octave: 1,
    level: 0.45,
    gate: 3,
    register: { voices: 4, low: 57, high: 74 },
  },
  { ...GLASS, ring: 4.6 },
);
const VOICE = { ...SOFT_LEAD, attack: 0.09, release: 0.7, glide: 0.12, vibratoCents: 18, swell: 0.25 };

/** Voices and bells with a very slow tune. */
export const silentOrbit: Score = {
  id: '4',
  name: 'Silent Orbit',
  category: 'ambient',
  key: 'C# minor',
  tempo: 72,
  harmony: {
    intro: 'C#m9 | C#m9 | Amaj9 | B7sus4',
    A: 'C#m9 | Amaj9 | F#m9 | B7sus4 | C#m9 | E/G# | Amaj9 | G#m7',
    B: 'F#m9 | C#m/E | Dmaj7 | Amaj7 | F#m9 | E/G# | Dmaj9 | B7sus4 B7',
  },
  melodies: {
    A: 'G#4:1 C#5:1 D#5:1 E5:1 | E5:3 D#5:.5 C#5:.5 | C#5:2 B4:1 A4:1 | B4:2 E5:2 | G#4:1 C#5:1 D#5:1 E5:1 | G#5:2 F#5:1 E5:1 | G#5:1 C#6:2 B5:1 | B5:1 F#5:1 D#5:2',
    B: 'A5:3 G#5:1 | G#5:2 E5:2 | F#5:2 E5:1 D5:1 | E5:3 C#5:1 | A5:3 G#5:1 | B5:2 G#5:1 E5:1 | C#6:2 B5:1 A5:1 | E5:2 D#5:2',
    intro: 'r:4 | r:2 G#5:1 C#6:1 | B5:3 r:1 | r:4',
  },
  groove: { taiko: '5...............', stars: '0...3...1...4...' },
  form: [
    {
      name: 'intro',
      harmony: 'intro',
      players: [
        padChords(SOFT_PAD, { open: 0.8, turnBeats: 64 }),
        subRoots(0.6, DEEP),
        ring({ of: 'intro', force: [0.4, 0.6], loose: 16 }, { ...GLASS, ring: 4.6 }),
        swellOut(4, 0.6),
      ],
    },
    {
      name: 'A1',
      harmony: 'A',
      players: [
        padChords(SOFT_PAD, { open: 1, turnBeats: 64 }),
        subRoots(0.7, DEEP),
        STARS,
        sing({ of: 'A', force: [0.6, 0.9], loose: 12 }, VOICE),
        drums(KIT, { taiko: '5...............|................' }),
      ],
    },
    {
      name: 'A2',
      harmony: 'A',
      players: [
        padChords(SOFT_PAD, { open: 1.25, turnBeats: 64 }),
        choirChords('o', 0.5, SLOW_CHOIR),
        subRoots(0.7, DEEP),
        STARS,
        sing({ of: 'A', ornaments: true, force: [0.65, 0.95], loose: 12 }, VOICE),
        bowCounter('A', SLOW_STRINGS, 0.8),
        drums(KIT, { taiko: '5.........3.....|................' }),
        swellOut(5, 0.7),
      ],
    },
    {
      name: 'B',
      harmony: 'B',
      players: [
        padChords(SOFT_PAD, { open: 1.5, turnBeats: 64 }),
        choirChords('a', 0.7, SLOW_CHOIR),
        subRoots(0.75, DEEP),
        STARS,
        sing({ of: 'B', force: [0.7, 1], loose: 12 }, VOICE),
        bow({ of: 'B', octave: -1, force: [0.5, 0.85] }, SLOW_STRINGS),
        bowCounter('B', SLOW_STRINGS, 0.8),
        drums(KIT, {
          taiko: '6.....3.........|........4.......',
          crash:
            '2...............|................|................|................|................|................|................|................',
        }),
        swellOut(4, 0.5),
      ],
    },
    {
      name: 'close',
      harmony: 'intro',
      players: [
        padChords(SOFT_PAD, { open: 0.85, turnBeats: 64 }),
        choirChords('u', 0.35, { ...SLOW_CHOIR, from: 'm' }),
        subRoots(0.6, DEEP),
        STARS,
        drums(KIT, { taiko: '4...............|................' }),
      ],
    },
  ],
  mix: remix(QUIET_MIX, { choir: { loudness: -25 }, keys: { sends: { cathedral: -7, echo: -9 } } }),
  master: QUIET_MASTER,
};
