import { inverse, transform } from '../engine/fourier.ts';
import { isSilent } from '../engine/silence.ts';
import { StereoLoop } from '../engine/stereo-loop.ts';
import type { Impulse } from './impulse.ts';

/** Samples of a part of the impulse; its transforms fit the CPU cache. */
const PART = 1 << 14;
const SIZE = PART * 2;

/** Level of each side in the opposite channel. */
const CROSS = 0.35;

interface Spectrum {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** Spectra of a block of both channels. */
interface Ears {
  readonly left: Spectrum;
  readonly right: Spectrum;
}

/** A part of the impulse for a source on the left, and for one on the right. */
interface Part {
  readonly fromLeft: Spectrum;
  readonly fromRight: Spectrum;
}

const scratch = spectrum();

/** The reverb of a loop; the tail wraps from the end to the start. */
export function convolve(loop: StereoLoop, impulse: Impulse): StereoLoop {
  const parts = partsOf(impulse);
  const blocks = Math.ceil(loop.length / PART);
  const answer = new StereoLoop(loop.length);
  /** Spectra of the last blocks, newest first. */
  const history: (Ears | undefined)[] = [];
  const spare: Ears[] = [];
  const sum = spectrum();
  for (let block = 0; block < blocks + parts.length - 1; block++) {
    const start = block * PART;
    const silent = block >= blocks || isQuiet(loop, start);
    history.unshift(
      silent ? undefined : spectraOf(loop, start, spare.pop() ?? { left: spectrum(), right: spectrum() }),
    );
    const oldest = history.length > parts.length ? history.pop() : undefined;
    if (oldest) spare.push(oldest);
    if (history.every((ears) => !ears)) continue;
    sum.real.fill(0);
    sum.imaginary.fill(0);
    for (const [age, ears] of history.entries()) {
      const part = parts[age];
      if (!part || !ears) continue;
      multiplyInto(sum, ears.left, part.fromLeft);
      multiplyInto(sum, ears.right, part.fromRight);
    }
    inverse(sum.real, sum.imaginary);
    let place = (block * PART) % loop.length;
    for (let index = 0; index < SIZE; index++) {
      answer.left[place] = (answer.left[place] ?? 0) + (sum.real[index] ?? 0);
      answer.right[place] = (answer.right[place] ?? 0) + (sum.imaginary[index] ?? 0);
      if (++place === loop.length) place = 0;
    }
  }
  return answer;
}

/** Splits the impulse into spectra. The real part is the left channel, the imaginary part the right one. */
function partsOf([left, right]: Impulse): Part[] {
  return Array.from({ length: Math.ceil(left.length / PART) }, (_, part) => {
    const [fromLeft, fromRight] = [spectrum(), spectrum()];
    for (let index = 0; index < PART; index++) {
      const [l, r] = [left[part * PART + index] ?? 0, right[part * PART + index] ?? 0];
      fromLeft.real[index] = l;
      fromLeft.imaginary[index] = r * CROSS;
      fromRight.real[index] = l * CROSS;
      fromRight.imaginary[index] = r;
    }
    transform(fromLeft.real, fromLeft.imaginary);
    transform(fromRight.real, fromRight.imaginary);
    return { fromLeft, fromRight };
  });
}

/** Writes the spectra of both channels of a block, from one transform, into `into`. */
function spectraOf(loop: StereoLoop, start: number, into: Ears): Ears {
  const { left, right } = into;
  scratch.real.fill(0);
  scratch.imaginary.fill(0);
  scratch.real.set(loop.left.subarray(start, start + PART));
  scratch.imaginary.set(loop.right.subarray(start, start + PART));
  transform(scratch.real, scratch.imaginary);
  for (let bin = 0; bin < SIZE; bin++) {
    const mirror = (SIZE - bin) & (SIZE - 1);
    const re = scratch.real[bin] ?? 0;
    const im = scratch.imaginary[bin] ?? 0;
    const mirrorRe = scratch.real[mirror] ?? 0;
    const mirrorIm = scratch.imaginary[mirror] ?? 0;
    left.real[bin] = (re + mirrorRe) / 2;
    left.imaginary[bin] = (im - mirrorIm) / 2;
    right.real[bin] = (im + mirrorIm) / 2;
    right.imaginary[bin] = (mirrorRe - re) / 2;
  }
  return into;
}

function isQuiet({ left, right, length }: StereoLoop, start: number): boolean {
  const end = Math.min(length, start + PART);
  return isSilent(left, start, end) && isSilent(right, start, end);
}

function multiplyInto(sum: Spectrum, a: Spectrum, b: Spectrum): void {
  for (let bin = 0; bin < SIZE; bin++) {
    const aRe = a.real[bin] ?? 0;
    const aIm = a.imaginary[bin] ?? 0;
    const bRe = b.real[bin] ?? 0;
    const bIm = b.imaginary[bin] ?? 0;
    sum.real[bin] = (sum.real[bin] ?? 0) + aRe * bRe - aIm * bIm;
    sum.imaginary[bin] = (sum.imaginary[bin] ?? 0) + aRe * bIm + aIm * bRe;
  }
}

function spectrum(): Spectrum {
  return { real: new Float64Array(SIZE), imaginary: new Float64Array(SIZE) };
}
