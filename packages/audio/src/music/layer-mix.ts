import type { LayerName } from './track.ts';

/** Shares of the music's volume, 0–1. */
export type LayerMix = Readonly<Record<LayerName | 'track', number>>;

/** Room for the danger: all together stay below full scale. */
const TRACK_UNDER_DANGER = 0.75;
const PULSE_UNDER_DANGER = 0.7;

/** The volumes of a track and its layers. @param intensity how tense the game is, 0–1 */
export function layerMix(intensity: number): LayerMix {
  const danger = share(intensity, 0.55, 0.9);
  return {
    track: 1 - (1 - TRACK_UNDER_DANGER) * danger,
    pulse: share(intensity, 0.2, 0.5) * (1 - (1 - PULSE_UNDER_DANGER) * danger),
    danger,
  };
}

/** 0 up to `from`, 1 from `to` on. */
function share(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}
