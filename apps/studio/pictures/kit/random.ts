/** A seeded generator, so that every run renders the same picture. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  (): number;
  between(from: number, to: number): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  /** −1 or 1. */
  sign(): 1 | -1;
}

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + (to - from) * next();
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return Object.assign(next, {
    between,
    whole,
    pick: <T>(from: readonly T[]) => from[Math.floor(next() * from.length)],
    sign: (): 1 | -1 => (next() < 0.5 ? -1 : 1),
  });
}
