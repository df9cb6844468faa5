/**
 * The random stream of one note. Its key contains the piece, the part and the note, so that a change in one part does not
 * affect another.
 */
export class Chance {
  #state: number;

  constructor(key: string) {
    this.#state = hash(key);
  }

  /** From 0 (included) to 1 (excluded). */
  next(): number {
    this.#state = (this.#state + 0x9e37_79b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  }

  /** From −1 to 1. */
  signed(): number {
    return this.next() * 2 - 1;
  }

  /** Approximately normal with a deviation of one, limited to ±2.5. */
  bell(): number {
    let sum = 0;
    for (let throws = 0; throws < 6; throws++) sum += this.next();
    return Math.max(-2.5, Math.min(2.5, (sum - 3) * Math.SQRT2));
  }

  /** A whole number from 0 to `count − 1`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }
}

/** FNV-1a, then mixed so that similar keys give independent streams. */
function hash(key: string): number {
  let sum = 0x811c_9dc5;
  for (let index = 0; index < key.length; index++) sum = Math.imul(sum ^ key.charCodeAt(index), 0x0100_0193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x7feb_352d);
  sum = Math.imul(sum ^ (sum >>> 15), 0x846c_a68b);
  return (sum ^ (sum >>> 16)) >>> 0;
}
