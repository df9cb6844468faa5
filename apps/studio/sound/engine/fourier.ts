interface Twiddles {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  readonly reversed: Uint32Array;
}

const cache = new Map<number, Twiddles>();

/** Fourier transform in place. @param real and @param imaginary of a length that is a power of two */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  const { cos, sin, reversed } = twiddles(size);
  for (let index = 0; index < size; index++) {
    const other = reversed[index] ?? 0;
    if (other <= index) continue;
    const [re, im] = [real[index] ?? 0, imaginary[index] ?? 0];
    real[index] = real[other] ?? 0;
    imaginary[index] = imaginary[other] ?? 0;
    real[other] = re;
    imaginary[other] = im;
  }
  let done = 1;
  if (Math.round(Math.log2(size)) % 2 === 1) {
    pairs(real, imaginary);
    done = 2;
  }
  for (; done < size; done *= 4) quadruples(real, imaginary, { done, cos, sin });
}

/** The first stage, which needs no multiplications. */
function pairs(real: Float64Array, imaginary: Float64Array): void {
  for (let low = 0; low < real.length; low += 2) {
    const re = real[low + 1] ?? 0;
    const im = imaginary[low + 1] ?? 0;
    real[low + 1] = (real[low] ?? 0) - re;
    imaginary[low + 1] = (imaginary[low] ?? 0) - im;
    real[low] = (real[low] ?? 0) + re;
    imaginary[low] = (imaginary[low] ?? 0) + im;
  }
}

/** Two stages at once: combines four transforms of `done` samples, with half the memory access. */
function quadruples(
  real: Float64Array,
  imaginary: Float64Array,
  { done, cos, sin }: { done: number; cos: Float64Array; sin: Float64Array },
): void {
  const size = real.length;
  const stride = size / (done * 4);
  for (let start = 0; start < size; start += done * 4) {
    for (let offset = 0; offset < done; offset++) {
      const [i0, i1, i2, i3] = [
        start + offset,
        start + offset + done,
        start + offset + 2 * done,
        start + offset + 3 * done,
      ];
      const halfCos = cos[offset * stride * 2] ?? 0;
      const halfSin = sin[offset * stride * 2] ?? 0;
      const fullCos = cos[offset * stride] ?? 0;
      const fullSin = sin[offset * stride] ?? 0;
      const bRe = (real[i1] ?? 0) * halfCos + (imaginary[i1] ?? 0) * halfSin;
      const bIm = (imaginary[i1] ?? 0) * halfCos - (real[i1] ?? 0) * halfSin;
      const dRe = (real[i3] ?? 0) * halfCos + (imaginary[i3] ?? 0) * halfSin;
      const dIm = (imaginary[i3] ?? 0) * halfCos - (real[i3] ?? 0) * halfSin;
      const aRe = real[i0] ?? 0;
      const aIm = imaginary[i0] ?? 0;
      const cRe = real[i2] ?? 0;
      const cIm = imaginary[i2] ?? 0;
      const sumRe = cRe + dRe;
      const sumIm = cIm + dIm;
      const differenceRe = cRe - dRe;
      const differenceIm = cIm - dIm;
      const rRe = sumRe * fullCos + sumIm * fullSin;
      const rIm = sumIm * fullCos - sumRe * fullSin;
      // Rotated by a quarter turn.
      const sRe = differenceIm * fullCos - differenceRe * fullSin;
      const sIm = -(differenceRe * fullCos + differenceIm * fullSin);
      real[i0] = aRe + bRe + rRe;
      imaginary[i0] = aIm + bIm + rIm;
      real[i2] = aRe + bRe - rRe;
      imaginary[i2] = aIm + bIm - rIm;
      real[i1] = aRe - bRe + sRe;
      imaginary[i1] = aIm - bIm + sIm;
      real[i3] = aRe - bRe - sRe;
      imaginary[i3] = aIm - bIm - sIm;
    }
  }
}

/** The inverse of {@link transform}. */
export function inverse(real: Float64Array, imaginary: Float64Array): void {
  // Swapping real and imaginary parts inverts the transform.
  transform(imaginary, real);
  const share = 1 / real.length;
  for (let index = 0; index < real.length; index++) {
    real[index] = (real[index] ?? 0) * share;
    imaginary[index] = (imaginary[index] ?? 0) * share;
  }
}

function twiddles(size: number): Twiddles {
  const cached = cache.get(size);
  if (cached) return cached;
  const bits = Math.round(Math.log2(size));
  const made: Twiddles = {
    cos: Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size)),
    sin: Float64Array.from({ length: size / 2 }, (_, index) => Math.sin((2 * Math.PI * index) / size)),
    reversed: new Uint32Array(size),
  };
  for (let index = 0; index < size; index++) {
    let turned = 0;
    for (let bit = 0; bit < bits; bit++) turned = (turned << 1) | ((index >>> bit) & 1);
    made.reversed[index] = turned >>> 0;
  }
  cache.set(size, made);
  return made;
}
