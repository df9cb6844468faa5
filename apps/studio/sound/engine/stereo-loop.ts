import { SAMPLE_RATE } from '../sample-rate.ts';

/** Processes one sample of both channels and writes the result into `out`. */
export type StereoStep = (left: number, right: number, out: [number, number], index: number) => void;

/** A circular stereo recording: samples past its end wrap to its start, so the loop has no seam. */
export class StereoLoop {
  readonly length: number;
  readonly left: Float32Array;
  readonly right: Float32Array;

  constructor(length: number) {
    this.length = length;
    this.left = new Float32Array(length);
    this.right = new Float32Array(length);
  }

  /** Adds a sound from a sample on, which may be before the start or past the end. */
  add(at: number, left: Float32Array, right: Float32Array, leftGain = 1, rightGain = leftGain): void {
    let place = ((Math.round(at) % this.length) + this.length) % this.length;
    for (let index = 0; index < left.length; index++) {
      this.left[place] = (this.left[place] ?? 0) + (left[index] ?? 0) * leftGain;
      this.right[place] = (this.right[place] ?? 0) + (right[index] ?? 0) * rightGain;
      if (++place === this.length) place = 0;
    }
  }

  addLoop(other: StereoLoop, gain = 1): void {
    for (let index = 0; index < this.length; index++) {
      this.left[index] = (this.left[index] ?? 0) + (other.left[index] ?? 0) * gain;
      this.right[index] = (this.right[index] ?? 0) + (other.right[index] ?? 0) * gain;
    }
  }

  scale(gain: number): void {
    for (let index = 0; index < this.length; index++) {
      this.left[index] = (this.left[index] ?? 0) * gain;
      this.right[index] = (this.right[index] ?? 0) * gain;
    }
  }

  copy(): StereoLoop {
    const copy = new StereoLoop(this.length);
    copy.left.set(this.left);
    copy.right.set(this.right);
    return copy;
  }

  /**
   * Runs a stateful effect over the loop. It first processes the last `leadInS` seconds, so that its state at the start
   * matches the end.
   */
  process(step: StereoStep, leadInS: number): void {
    const out: [number, number] = [0, 0];
    const leadIn = Math.min(this.length, Math.round(leadInS * SAMPLE_RATE));
    for (let index = this.length - leadIn; index < this.length; index++) {
      step(this.left[index] ?? 0, this.right[index] ?? 0, out, index);
    }
    for (let index = 0; index < this.length; index++) {
      step(this.left[index] ?? 0, this.right[index] ?? 0, out, index);
      this.left[index] = out[0];
      this.right[index] = out[1];
    }
  }
}

/** Gains of both sides for a position from −1 (left) to 1 (right), at equal power. */
export function panGains(place: number): readonly [left: number, right: number] {
  const angle = ((place + 1) * Math.PI) / 4;
  return [Math.cos(angle) * Math.SQRT2, Math.sin(angle) * Math.SQRT2];
}
