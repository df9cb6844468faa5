import type { LayerName } from './track.ts';

/** Shares of the music's volume, 0–1. */
export type LayerMix = Readonly<Record<LayerName | 'track', number>>;

/** Room for the large drums or the brass: all together stay below full scale. */
const TRACK_UNDER_DANGER = 0.75;
const PULSE_UNDER_DANGER = 0.7;
const PULSE_IN_CRISIS = 0.35;

const CRISIS: LayerMix = { track: TRACK_UNDER_DANGER, pulse: PULSE_IN_CRISIS, danger: 0, crisis: 1 };

/** The volumes of a track and its layers. @param intensity how tense the game is, 0–1; 1 is a crisis */
export function layerMix(intensity: number): LayerMix {
  if (intensity >= 1) return CRISIS;
  const danger = share(intensity, 0.55, 0.9);
  return {
    track: 1 - (1 - TRACK_UNDER_DANGER) * danger,
    pulse: share(intensity, 0.2, 0.5) * (1 - (1 - PULSE_UNDER_DANGER) * danger),
    danger,
    crisis: 0,
  };
}

/** The greatest danger short of a crisis, which leads into its bar. */
export const LEAD_IN = layerMix(0.9);

/** 0 up to `from`, 1 from `to` on. */
function share(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}
