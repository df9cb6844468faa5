import type { EffectId } from '@star-seekers/audio';
import type { Take } from './take.ts';

/** Definition of an effect. */
export interface Effect {
  readonly id: EffectId;
  /** Length in seconds with its tail. */
  readonly seconds: number;
  /** Loudness of its loudest moment in dB of full scale. */
  readonly loudnessDb: number;
  /** Number of different takes; repeated effects need several. */
  readonly variations: number;
  /** Renders into an empty take. @param variation from 0 */
  readonly play: (take: Take, variation: number) => void;
}
