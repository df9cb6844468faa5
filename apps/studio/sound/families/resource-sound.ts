import type { EffectId } from '@star-seekers/audio';

/** The distinct sound of a resource. */
export interface ResourceSound {
  readonly id: EffectId;
  /** Step of the pentatonic. */
  readonly step: number;
  /** Ratio of the bell's modulator frequency to its own. */
  readonly ratio: number;
  /** Share of noise in the stroke, 0 to 1. */
  readonly grit: number;
}
