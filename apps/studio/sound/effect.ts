import type { EffectId } from '@star-seekers/audio';
import type { Take } from './take.ts';

/** How one effect is made. */
export interface Effect {
  readonly id: EffectId;
  /** Length in seconds with its tail. */
  readonly seconds: number;
  /** Loudness of its loudest moment in dB of full scale. */
  readonly loudnessDb: number;
  /** How many takes that differ; repeated effects need several. */
  readonly variations: number;
  /** Plays into an empty take. @param variation from 0 */
  readonly play: (take: Take, variation: number) => void;
}
