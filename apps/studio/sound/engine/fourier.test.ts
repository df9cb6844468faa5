import { describe, expect, it } from 'vitest';
import { inverse, transform } from './fourier.ts';

describe.each([2, 8, 16, 64, 128])('the transform of %d samples', (size) => {
  const [real, imaginary] = [Float64Array.from({ length: size }, (_, n) => Math.sin(n * n)), new Float64Array(size)];
  imaginary.forEach((_, n) => (imaginary[n] = Math.cos(3 * n)));

  it('matches its definition', () => {
    const [re, im] = [real.slice(), imaginary.slice()];
    transform(re, im);
    for (let bin = 0; bin < size; bin++) {
      let [sumRe, sumIm] = [0, 0];
      for (let n = 0; n < size; n++) {
        const turn = (2 * Math.PI * bin * n) / size;
        sumRe += (real[n] ?? 0) * Math.cos(turn) + (imaginary[n] ?? 0) * Math.sin(turn);
        sumIm += (imaginary[n] ?? 0) * Math.cos(turn) - (real[n] ?? 0) * Math.sin(turn);
      }
      expect(re[bin]).toBeCloseTo(sumRe, 8);
      expect(im[bin]).toBeCloseTo(sumIm, 8);
    }
  });

  it('is inverted by `inverse`', () => {
    const [re, im] = [real.slice(), imaginary.slice()];
    transform(re, im);
    inverse(re, im);
    re.forEach((value, n) => expect(value).toBeCloseTo(real[n] ?? 0, 10));
    im.forEach((value, n) => expect(value).toBeCloseTo(imaginary[n] ?? 0, 10));
  });
});
