import type { EffectId } from '@star-seekers/audio';
import { SAMPLE_RATE, samplesOf } from './sample-rate.ts';

/** A stereo recording: 32-bit samples, one array per channel. */
export interface Take {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function newTake(seconds: number): Take {
  return { left: new Float32Array(samplesOf(seconds)), right: new Float32Array(samplesOf(seconds)) };
}

/**
 * Adds a mono layer to a take.
 * @param layer sample by time in seconds since its start
 * @param place start and length in seconds, pan from -1 (left) to 1 (right), gain from 0 to 1
 */
export function addLayer(
  take: Take,
  layer: (time: number) => number,
  place: { at?: number; seconds: number; pan?: number; gain?: number },
): void {
  const { at = 0, seconds, pan = 0, gain = 1 } = place;
  const first = samplesOf(at);
  const count = Math.min(samplesOf(seconds), take.left.length - first);
  // Equal power: the pan does not change the loudness.
  const angle = ((pan + 1) * Math.PI) / 4;
  const [toLeft, toRight] = [Math.cos(angle) * gain, Math.sin(angle) * gain];
  for (let index = 0; index < count; index++) {
    const sample = layer(index / SAMPLE_RATE);
    take.left[first + index] = (take.left[first + index] ?? 0) + sample * toLeft;
    take.right[first + index] = (take.right[first + index] ?? 0) + sample * toRight;
  }
}

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
