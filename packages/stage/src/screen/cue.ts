import type { EffectId } from '@star-seekers/audio';
import type { Haptic } from '../haptics.ts';

/** The sound, and what is felt, of something that happened in a run. */
export interface Cue {
  readonly effect: EffectId;
  /** Playback speed, and with it pitch; 1 by default. */
  readonly rate?: number;
  /** From 0 to 1; 1 by default. */
  readonly volume?: number;
  /** A pulse on the phone or gamepad, for what happens to the player. */
  readonly haptic?: Haptic;
}
