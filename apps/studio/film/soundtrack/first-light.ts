import { MENU_MIX, remix } from '../../sound/mix/band-mix.ts';
import type { MixPlan } from '../../sound/mix/mixdown.ts';
import { DRIVE_MASTER } from '../../sound/mix/masters.ts';
import { arpeggio } from '../../sound/players/arpeggio.ts';
import { bassLine } from '../../sound/players/bass-line.ts';
import { choirChords, padChords, stabChords, subRoots } from '../../sound/players/chords.ts';
import { type Groove, drums, kitOf } from '../../sound/players/drums.ts';
import { answer, bow, ring, sing } from '../../sound/players/melody.ts';
import { blow, fallIn, riseOut, swellOut } from '../../sound/players/transitions.ts';
import type { Score } from '../../sound/score/score.ts';
import {
  ACID_ARP,
  BRASS_LEAD,
  EDGE_LEAD,
  GLASS,
  METAL,
  ROLLING_BASS,
  SECOND_LEAD,
  SLOW_STRINGS,
  SOFT_ARP,
  SOFT_PAD,
  STAB,
  STRINGS,
  TIGHT_PAD,
  WIDE_PAD,
} from '../../sound/tracks/voices.ts';
import { BEATS } from '../timeline.ts';
import { hits } from './hits.ts';

const KIT = kitOf('trailer', {
  kick: { hertz: 46.2, seconds: 0.34, click: 0.75, drive: 2.7 },
  snare: { hertz: 185, body: 0.75, rattle: 0.24, clap: 0.5 },
  tom: 96,
});

const WAR: Groove = {
  taiko: '9..6..8.5.7.8...|9..6..8.5.7.8.89',
  kick: '9.......7.......|9.......7.....7.',
  tomLow: '......6.......7.',
};
const STALK: Groove = {
  kick: '9..7....9.......',
  rim: '..5..5....5..5..',
  shaker: '4232423242324232',
  tomMid: '............6.7.',
};
const RISE: Groove = {
  kick: '9.......9.......',
  taiko: '8...6...8...6.7.',
  ride: '6...4...6...4...',
  hat: '5.3.5.3.5.3.5.34',
};
const RUSH: Groove = {
  kick: '9...9...9...9...|9...9...9...9.7.',
  snare: '....9.......9...',
  ghost: '.......2.3....2.|..2....2.3.2..2.',
  hat: '7343734373437344',
  open: '..7...7...7...7.',
  taiko: '8.......6.......',
};
const BREAKNECK: Groove = {
  kick: '9...9...9...9...|9.9.9.9.9999....',
  snare: '....9.......9...|6.6.7.7.78889999',
  crash: '9...............|................',
};
const CHARGE: Groove = {
  kick: '9..7..8.9..7..8.',
  snare: '....9.......9...',
  hat: '7363736373637363',
  taiko: '9..5..7.9..5..78',
  crash: '9...............|................',
};

/** Silent bars after the last beat of the film, for the tails of the reverb. */
const REST_BARS = 2;

/** The soundtrack of the trailer: from one bell to the whole orchestra in forty seconds. Its bars are those of the film. */
export const firstLight: Score = {
  id: 'trailer',
  name: 'First Light',
  category: 'menu',
  key: 'D minor',
  tempo: 120,
  harmony: {
    wonder: 'Dm9 | Bbmaj9 | Gm9 | Asus4 A',
    mud: 'Dm | Bb',
    oni: 'Gm | Eb',
    ustur: 'F | A7sus4 A',
    iris: 'Bbmaj9 | A7sus4',
    A: 'Dm | Bb | F | C',
    B: 'Dm Bb | A7sus4 A',
    title: 'Dm | Dm',
    rest: Array.from({ length: REST_BARS }, () => 'Dm').join(' | '),
  },
  melodies: {
    wonder: 'r:4 | A4:1 D5:1 E5:2 | F5:2 D5:1 Bb4:1 | A4:4',
    mud: 'D4:1.5 D4:.5 F4:1 E4:1 | D4:1.5 F4:.5 G4:1 F4:1',
    oni: 'G4:1 Bb4:1.5 A4:.5 G4:1 | Bb4:1.5 Ab4:.5 G4:2',
    ustur: 'C5:1 F5:1 G5:1 A5:1 | A5:1 G5:1 E5:2',
    A: 'A4:.75 D5:.75 E5:.5 F5:1.5 E5:.5 | F5:1.5 E5:.5 D5:1 F5:1 | A5:.75 G5:.75 F5:.5 A5:1.5 G5:.5 | G5:1.5 A5:.5 C6:2',
    B: 'D6:1.5 C6:.5 Bb5:1 C6:1 | D6:1 E6:3',
    title: 'D6:4 | r:4',
  },
  groove: RUSH,
  form: [
    {
      name: 'wonder',
      harmony: 'wonder',
      players: [
        padChords(SOFT_PAD, { open: 0.7, turnBeats: 16 }),
        choirChords('u', 0.55, { attack: 1.2, release: 1.6 }),
        subRoots(0.45, { attack: 0.8, release: 0.8, harmonic: 0.3 }),
        ring({ of: 'wonder', force: [0.55, 0.85] }, GLASS),
        answer('D6:1 A5:1 r:2 | r:2 D6:1 A6:1 | r:3 G6:1 | r:2 E6:1 A6:1', GLASS, 0.3),
        bow({ of: 'wonder', octave: -1, force: [0.3, 0.7] }, SLOW_STRINGS),
        swellOut(4, 0.7),
        riseOut(4, 0.8, 0.3),
      ],
    },
    {
      name: 'mud',
      harmony: 'mud',
      players: [
        padChords(TIGHT_PAD, { open: 0.9, turnBeats: 8 }),
        subRoots(0.9),
        bassLine('R.RR.RR.R.RR.R5a', ROLLING_BASS),
        stabChords('9..6..8.....7.6.', STAB),
        sing({ of: 'mud', force: [0.75, 1] }, BRASS_LEAD),
        drums(KIT, WAR),
        drums(KIT, { crash: '9...............|................' }),
        blow(1, 2.4),
        swellOut(2, 0.7),
      ],
    },
    {
      name: 'oni',
      harmony: 'oni',
      players: [
        padChords(WIDE_PAD, { open: 0.9, turnBeats: 8 }),
        choirChords('o', 0.9, { attack: 0.12, release: 0.5 }),
        subRoots(0.9),
        bassLine('R..R..R.R..R..8a', ROLLING_BASS),
        arpeggio({ steps: '03142513', gate: 0.7 }, ACID_ARP, [0.9, 1.5]),
        sing({ of: 'oni', stem: 'second', force: [0.7, 0.95] }, SECOND_LEAD),
        drums(KIT, STALK),
        drums(KIT, { crash: '8...............|................' }),
        blow(1, 2.4),
        swellOut(2, 0.7),
      ],
    },
    {
      name: 'ustur',
      harmony: 'ustur',
      players: [
        padChords(WIDE_PAD, { open: 1.2, turnBeats: 8 }),
        choirChords('a', 0.8, { attack: 0.12, release: 0.6 }),
        subRoots(0.9),
        bassLine('R-R-R-8-R-R-5-a-', ROLLING_BASS),
        arpeggio({ steps: '02431342', gate: 0.7 }, SOFT_ARP, [1, 1.6]),
        ring({ of: 'ustur', octave: 1, force: [0.6, 0.85] }, METAL),
        bow({ of: 'ustur', force: [0.7, 1] }, STRINGS),
        drums(KIT, RISE),
        drums(KIT, { crash: '8...............|................' }),
        blow(1, 2.4),
        fallIn(3, 0.5),
      ],
    },
    {
      name: 'iris',
      harmony: 'iris',
      players: [
        padChords(SOFT_PAD, { open: 1, turnBeats: 8 }),
        choirChords('u', 0.6, { attack: 0.4, release: 0.8 }),
        subRoots(0.6),
        arpeggio({ steps: '0.3.1.42', gate: 0.7 }, SOFT_ARP, [0.5, 1.7]),
        answer('r:1 A5:1 D6:1 E6:1 | A6:2 E6:1 D6:1', GLASS, 0.6),
        drums(KIT, { kick: '................|9...8...8.8.8888', snare: '................|........5.5.6789' }),
        riseOut(4, 1, 0.4),
      ],
    },
    {
      name: 'games',
      harmony: 'A',
      players: [
        padChords(TIGHT_PAD, { open: 1.5, turnBeats: 16 }),
        subRoots(0.8),
        bassLine('.RRR.R8R.RRR.RRa', ROLLING_BASS),
        stabChords('9..6..8.....7.6.|9..6..8...5.7...', STAB),
        arpeggio({ steps: '03142513', gate: 0.7 }, ACID_ARP, [1, 1.4]),
        sing({ of: 'A', force: [0.75, 1], loose: 4 }, EDGE_LEAD),
        drums(KIT, RUSH, { to: -2 }),
        drums(KIT, BREAKNECK, { from: -2 }),
        drums(KIT, { crash: '9...............|................' }, { to: 2 }),
        blow(0.9),
        riseOut(8, 0.9, 0.5),
      ],
    },
    {
      name: 'fleet',
      harmony: 'B',
      players: [
        padChords(WIDE_PAD, { open: 1.7, turnBeats: 8 }),
        choirChords('a', 1, { attack: 0.08, release: 0.6 }),
        subRoots(0.9),
        bassLine('R.RR.RR.R.RR.R8a', ROLLING_BASS),
        arpeggio({ steps: '02435421', gate: 0.7 }, ACID_ARP, [1.1, 1.6]),
        sing({ of: 'B', force: [0.85, 1], loose: 4 }, EDGE_LEAD),
        sing({ of: 'B', second: -2, stem: 'second', loose: 5 }, SECOND_LEAD),
        bow({ of: 'B', octave: -1, force: [0.8, 1] }, STRINGS),
        drums(KIT, CHARGE, { to: -1 }),
        drums(KIT, { kick: '9..7..8.9.......', snare: '....9...66778899', taiko: '9..5..7.9.......' }, { from: -1 }),
        blow(1, 2.6),
        riseOut(2, 1, 0.7),
      ],
    },
    {
      name: 'title',
      harmony: 'title',
      players: [
        padChords(WIDE_PAD, { open: 1.3, turnBeats: 8 }),
        choirChords('a', 0.9, { attack: 0.04, release: 1.6 }),
        subRoots(1, { attack: 0.01, release: 1.2, harmonic: 0.3 }),
        sing({ of: 'title', force: [0.8, 0.9] }, EDGE_LEAD),
        answer('r:2 D5:1 A5:1 | D6:1 r:3', METAL, 0.9),
        drums(KIT, {
          kick: '9...............|................',
          taiko: '9...............|................',
          crash: '9...............|................',
        }),
        blow(1, 3.4),
        fallIn(6, 0.7),
      ],
    },
    { name: 'rest', harmony: 'rest', players: [hits()] },
  ],
  mix: withHits(
    remix(MENU_MIX, {
      fx: { loudness: -23.5 },
      tom: { loudness: -22.5 },
      kick: { loudness: -20 },
      choir: { loudness: -24.5 },
      bell: { loudness: -24.5 },
    }),
  ),
  master: { ...DRIVE_MASTER, loudness: -14 },
};

/** Adds a strip for the sounds of the cuts, which are balanced already and not ducked. */
function withHits(plan: MixPlan): MixPlan {
  return { ...plan, strips: { ...plan.strips, hits: { loudness: -20.5, highPass: 30, sends: { hall: -16 } } } };
}

/** Length of the film, without the silent bars of the score. */
export const FILM_SECONDS = (BEATS * 60) / firstLight.tempo;
