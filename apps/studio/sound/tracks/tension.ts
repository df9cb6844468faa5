import { arpeggio, type Pattern } from '../players/arpeggio.ts';
import { type Groove, type Kit, drums } from '../players/drums.ts';
import type { Layers } from '../score/score.ts';
import { ACID_ARP, SOFT_ARP } from './voices.ts';

/** Wide enough for three notes of a tonic and its fifth in every key. */
const REGISTER = { voices: 3, low: 50, high: 74 } as const;

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
}

/** The layers of a piece, with the drums of its kit. */
export function tension(kit: Kit, { pulse, steps, danger, ostinato }: Tension): Layers {
  return {
    pulse: [drums(kit, pulse), arpeggio({ register: REGISTER, ...steps }, SOFT_ARP)],
    danger: [drums(kit, danger), arpeggio({ register: REGISTER, ...ostinato }, ACID_ARP, [0.6, 0.6])],
  };
}
