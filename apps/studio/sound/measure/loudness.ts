import { SAMPLE_RATE } from '../sample-rate.ts';
import { isForgotten, isSilent } from '../engine/silence.ts';
import type { Take } from '../take.ts';

const HOP = SAMPLE_RATE / 10;

/** Integrated loudness by ITU-R BS.1770-4, in LUFS; −99 for silence. */
export function integratedLoudness(take: Take): number {
  const gated = blockPowers(take, 0.4).filter((block) => loudnessOf(block) > -70);
  if (gated.length === 0) return -99;
  const threshold = loudnessOf(mean(gated)) - 10;
  return loudnessOf(mean(gated.filter((block) => loudnessOf(block) > threshold)));
}

/** Loudness range by EBU Tech 3342, in LU. */
export function loudnessRange(take: Take): number {
  const blocks = blockPowers(take, 3).filter((block) => loudnessOf(block) > -70);
  if (blocks.length === 0) return 0;
  const threshold = loudnessOf(mean(blocks)) - 20;
  const levels = Float64Array.from(blocks, loudnessOf)
    .filter((level) => level > threshold)
    .toSorted();
  const at = (share: number) => levels[Math.round(share * (levels.length - 1))] ?? 0;
  return at(0.95) - at(0.1);
}

/** Mean power of the weighted signal in a window every tenth of a second. @param windowS a multiple of a tenth */
export function blockPowers(take: Take, windowS: number): number[] {
  const hops = hopPowers(take);
  const window = Math.round(windowS * 10);
  const blocks: number[] = [];
  for (let start = 0; start + window <= hops.length; start++) {
    let sum = 0;
    for (let hop = start; hop < start + window; hop++) sum += hops[hop] ?? 0;
    blocks.push(sum / window);
  }
  return blocks;
}

/** Power of a block in LUFS. */
export function loudnessOf(blockPower: number): number {
  return -0.691 + 10 * Math.log10(Math.max(blockPower, 1e-12));
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Mean power of each tenth of a second, both channels added, after the K filter. */
function hopPowers({ left, right }: Take): Float64Array {
  const powers = new Float64Array(Math.floor(left.length / HOP));
  for (const channel of [left, right]) {
    let [shelf1, shelf2, in1, in2, high1, high2] = [0, 0, 0, 0, 0, 0];
    for (let hop = 0; hop < powers.length; hop++) {
      if (isForgotten(shelf1, high1) && isSilent(channel, hop * HOP, (hop + 1) * HOP)) {
        [shelf1, shelf2, in1, in2, high1, high2] = [0, 0, 0, 0, 0, 0];
        continue;
      }
      let sum = 0;
      for (let index = hop * HOP; index < (hop + 1) * HOP; index++) {
        const input = channel[index] ?? 0;
        const shelf =
          1.53512485958697 * input -
          2.69169618940638 * in1 +
          1.19839281085285 * in2 +
          1.69065929318241 * shelf1 -
          0.73248077421585 * shelf2;
        in2 = in1;
        in1 = input;
        const high = shelf - 2 * shelf1 + shelf2 + 1.99004745483398 * high1 - 0.99007225036621 * high2;
        shelf2 = shelf1;
        shelf1 = shelf;
        high2 = high1;
        high1 = high;
        sum += high * high;
      }
      powers[hop] = (powers[hop] ?? 0) + sum / HOP;
    }
  }
  return powers;
}
