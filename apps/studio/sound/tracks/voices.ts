import type { ArpVoice } from '../instruments/arp.ts';
import type { BassVoice } from '../instruments/bass.ts';
import type { BellVoice } from '../instruments/bell.ts';
import type { LeadVoice } from '../instruments/lead.ts';
import type { PadVoice } from '../instruments/pad.ts';
import type { PianoVoice } from '../instruments/piano.ts';
import type { PluckVoice } from '../instruments/pluck.ts';

/** Voices that several pieces share, for a common sound. */
export const WIDE_PAD: PadVoice = {
  attack: 0.4,
  decay: 1,
  sustain: 0.85,
  release: 1.3,
  detune: 0.16,
  corner: 950,
  swing: 0.3,
  air: 0.35,
};
export const TIGHT_PAD: PadVoice = { ...WIDE_PAD, attack: 0.12, release: 0.7, corner: 1050 };
export const SOFT_PAD: PadVoice = {
  ...WIDE_PAD,
  colour: 'soft',
  attack: 1.1,
  release: 2.4,
  detune: 0.09,
  corner: 1300,
  swing: 0.5,
};
export const STRINGS: PadVoice = {
  colour: 'soft',
  attack: 0.16,
  decay: 0.8,
  sustain: 0.88,
  release: 0.5,
  detune: 0.12,
  corner: 3600,
  swing: 0.05,
};
export const SLOW_STRINGS: PadVoice = { ...STRINGS, attack: 0.38, release: 1, corner: 2700, opening: 0.4, closing: 2 };
export const STAB: PadVoice = {
  attack: 0.004,
  decay: 0.22,
  sustain: 0.35,
  release: 0.16,
  detune: 0.2,
  corner: 1500,
  opening: 1.9,
  closing: 0.2,
  air: 0.4,
};
/** Opens slowly. */
export const LOW_BRASS: PadVoice = {
  attack: 0.18,
  decay: 1.2,
  sustain: 0.7,
  release: 0.7,
  detune: 0.12,
  corner: 3200,
  opening: -2.4,
  closing: 1.1,
  swing: 0,
};

export const BRASS_LEAD: LeadVoice = {
  colours: ['saw', 'square'],
  blend: 0.28,
  unison: 5,
  cents: 13,
  corner: 2700,
  opening: 0.9,
  attack: 0.014,
  release: 0.24,
  glide: 0.055,
  vibratoCents: 17,
  swell: 0.08,
};
export const EDGE_LEAD: LeadVoice = {
  ...BRASS_LEAD,
  unison: 7,
  cents: 17,
  corner: 3400,
  attack: 0.006,
  release: 0.16,
  glide: 0.035,
  width: 0.75,
};
export const SOFT_LEAD: LeadVoice = {
  colours: ['soft', 'triangle'],
  blend: 0.5,
  unison: 3,
  cents: 6,
  corner: 1900,
  opening: 0.6,
  attack: 0.035,
  release: 0.32,
  glide: 0.08,
  vibratoCents: 13,
  breath: 0.04,
  swell: 0.15,
};
export const SECOND_LEAD: LeadVoice = { ...BRASS_LEAD, corner: 1900, width: 0.9 };

export const ROUND_BASS: BassVoice = { corner: 200, opening: 2.6, closing: 0.16, resonance: 1, drive: 2, sub: 0.5 };
export const ROLLING_BASS: BassVoice = {
  corner: 230,
  opening: 3,
  closing: 0.11,
  resonance: 1.5,
  drive: 2.4,
  sub: 0.35,
};

export const GLASS: BellVoice = { ratio: 2, index: 1, ring: 3.6 };
export const METAL: BellVoice = { ratio: 3.5, index: 1.8, ring: 3 };
export const ELECTRIC_PIANO: BellVoice = { ratio: 1, index: 1.6, ring: 2.2 };

export const SOFT_ARP: ArpVoice = { corner: 520, opening: 2.6, closing: 0.12, resonance: 1.3 };
export const ACID_ARP: ArpVoice = { corner: 600, opening: 2.8, closing: 0.09, resonance: 2.2 };

export const NYLON: PluckVoice = { brightness: 0.5, ring: 3 };
export const STEEL: PluckVoice = { brightness: 0.8, ring: 3.6 };
export const FELT: PianoVoice = { brightness: 1, release: 0.6 };
export const DARK_FELT: PianoVoice = { brightness: 0.8, release: 0.5 };
