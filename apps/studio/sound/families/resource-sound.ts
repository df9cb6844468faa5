import type { EffectId } from '@star-seekers/audio';

/** What tells a resource from the others by ear. */
export interface ResourceSound {
  readonly id: EffectId;
  /** Note of the pentatonic. */
  readonly step: number;
  /** Colour: frequency of the bell's modulator against its own. */
  readonly ratio: number;
  /** How much noise is in the stroke, 0 to 1. */
  readonly grit: number;
}
