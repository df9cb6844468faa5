import {
  CAPACITY_KILOS,
  DETECTION_RADIUS,
  DIM_RADIUS,
  KEEN_RADIUS,
  LARGE_CAPACITY_KILOS,
  LEVEL_TICKS,
  MAX_PULSES,
  MORE_DRONES,
  MORE_PULSES,
  SHORT_LEVEL_TICKS,
} from './rules.ts';
import type { CargoState } from './state.ts';

/** What a day may change about the mission; a run has one, by its index here. The order is part of the rules. */
export const TWISTS = ['patrol', 'clock', 'dim', 'keen', 'hold', 'charge'] as const;

export type Twist = (typeof TWISTS)[number];

/** The rules that a twist may change. */
export interface MissionRules {
  /** Drones on a deck beyond those of its rounds. */
  readonly moreDrones: number;
  /** Time for a deck. */
  readonly levelTicks: number;
  /** How far a drone sees ahead, in pixels. */
  readonly sightRadius: number;
  readonly capacityKilos: number;
  readonly maxPulses: number;
  /** Whether the deck is dark beyond the courier's lamp. */
  readonly isDim: boolean;
}

const PLAIN: MissionRules = {
  moreDrones: 0,
  levelTicks: LEVEL_TICKS,
  sightRadius: DETECTION_RADIUS,
  capacityKilos: CAPACITY_KILOS,
  maxPulses: MAX_PULSES,
  isDim: false,
};

const TWISTED: Readonly<Record<Twist, MissionRules>> = {
  patrol: { ...PLAIN, moreDrones: MORE_DRONES },
  clock: { ...PLAIN, levelTicks: SHORT_LEVEL_TICKS },
  dim: { ...PLAIN, sightRadius: DIM_RADIUS, isDim: true },
  keen: { ...PLAIN, sightRadius: KEEN_RADIUS },
  hold: { ...PLAIN, capacityKilos: LARGE_CAPACITY_KILOS },
  charge: { ...PLAIN, maxPulses: MORE_PULSES },
};

/** The rules of a run: the plain ones but for the twist of its day. */
export function missionRules({ day }: { readonly day?: CargoState['day'] | undefined }): MissionRules {
  const twist = day && TWISTS[day.twist];
  return twist ? TWISTED[twist] : PLAIN;
}
