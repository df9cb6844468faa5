import type { EffectId } from '@star-seekers/audio';

/** The sound of something that happened in a run. */
export interface Cue {
  readonly effect: EffectId;
  /** Playback speed, and with it pitch; 1 by default. */
  readonly rate?: number;
  /** From 0 to 1; 1 by default. */
  readonly volume?: number;
}
