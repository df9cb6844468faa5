import { samplesOf } from './sample-rate.ts';
import type { Take } from './take.ts';

/** Maximum sample of any effect, in decibels of full scale; it limits very short sounds. */
const PEAK_CEILING_DB = -4;

const WINDOW_S = 0.05;
const FADE_S = 0.004;

/** Loudness of the loudest 50 ms above 200 Hz, as on small speakers, in dB of full scale. */
export function loudestMomentDb({ left, right }: Take): number {
  const window = samplesOf(WINDOW_S);
  let [lowLeft, lowRight, sum, loudest] = [0, 0, 0, 0];
  const squares = new Float32Array(left.length);
  const share = 0.026;
  for (let index = 0; index < left.length; index++) {
    lowLeft += share * ((left[index] ?? 0) - lowLeft);
    lowRight += share * ((right[index] ?? 0) - lowRight);
    const high = [(left[index] ?? 0) - lowLeft, (right[index] ?? 0) - lowRight] as const;
    squares[index] = high[0] * high[0] + high[1] * high[1];
    sum += (squares[index] ?? 0) - (squares[index - window] ?? 0);
    loudest = Math.max(loudest, sum / window);
  }
  return decibels(Math.sqrt(loudest / 2));
}

export function peakDb({ left, right }: Take): number {
  let peak = 0;
  for (const channel of [left, right]) for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return decibels(peak);
}

/** Sets the loudness of a take, soft-clips it at the ceiling, and fades its ends to avoid clicks. */
export function master(take: Take, loudnessDb: number): void {
  const ceiling = amplitude(PEAK_CEILING_DB);
  const gain = amplitude(loudnessDb - loudestMomentDb(take));
  const fade = samplesOf(FADE_S);
  for (const channel of [take.left, take.right]) {
    for (let index = 0; index < channel.length; index++) {
      const edge = Math.min(1, index / 48, (channel.length - 1 - index) / fade);
      channel[index] = ceiling * Math.tanh(((channel[index] ?? 0) * gain * edge) / ceiling);
    }
  }
}

function decibels(value: number): number {
  return 20 * Math.log10(Math.max(value, 1e-9));
}

function amplitude(db: number): number {
  return Math.exp((db / 20) * Math.LN10);
}
