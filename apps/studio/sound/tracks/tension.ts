import { arpeggio, type Pattern } from '../players/arpeggio.ts';
import { stabChords } from '../players/chords.ts';
import { type Groove, type Kit, drums } from '../players/drums.ts';
import { blow } from '../players/transitions.ts';
import type { Layers } from '../score/score.ts';
import { ACID_ARP, LOW_BRASS, SOFT_ARP } from './voices.ts';

/** Wide enough for three notes of a tonic and its fifth in every key. */
const REGISTER = { voices: 3, low: 50, high: 74 } as const;

/** The same, an octave lower. */
const LOW_REGISTER = { voices: 3, low: 38, high: 62 } as const;

/** What a piece adds while its game grows tense. */
export interface Tension {
  /** Small drums that keep time. */
  readonly pulse: Groove;
  /** The tonic and its fifth above them. */
  readonly steps: Pattern;
  /** Large drums. */
  readonly danger: Groove;
  /** The tonic below them. */
  readonly ostinato: Pattern;
  /** Heartbeat of a crisis: a bar of sixteenths as in a {@link Groove}. */
  readonly heart: string;
}

/** The layers of a piece, with the drums of its kit. */
export function tension(kit: Kit, { pulse, steps, danger, ostinato, heart }: Tension): Layers {
  return {
    pulse: [drums(kit, pulse), arpeggio({ register: REGISTER, ...steps }, SOFT_ARP)],
    danger: [drums(kit, danger), arpeggio({ register: REGISTER, ...ostinato }, ACID_ARP, [0.6, 0.6])],
    // Sparse, because it may last for minutes: a blow, a swell of brass and its answer over the heartbeat.
    crisis: [
      blow(0.9, 1.6),
      drums(kit, { kick: heart, taiko: heart }),
      stabChords('9...............|........5.......', LOW_BRASS, { register: LOW_REGISTER, beats: 2.5 }),
    ],
  };
}
