import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { createRng, nextInt, nextUint32, nextUnit, pick, shuffle } from './rng.ts';

const uint32 = fc.integer({ min: 0, max: 0xffff_ffff });

describe('the generator', () => {
  it('gives the same first values for ever', () => {
    const first = (seed: number) => {
      const rng = createRng(seed);
      return [nextUint32(rng), nextUint32(rng), nextUint32(rng)];
    };
    expect({ 0: first(0), 1: first(1), 42: first(42) }).toMatchInlineSnapshot(`
      {
        "0": [
          3300212312,
          1743954244,
          207519241,
        ],
        "1": [
          3685413526,
          628251110,
          212572038,
        ],
        "42": [
          2180834394,
          1350328659,
          1924803457,
        ],
      }
    `);
  });

  test.prop([uint32, uint32])('continues from its plain state', (seed, stream) => {
    const rng = createRng(seed, stream);
    nextUint32(rng);
    const copy = structuredClone(rng);
    expect([nextUint32(copy), nextUint32(copy)]).toEqual([nextUint32(rng), nextUint32(rng)]);
  });

  test.prop([uint32])('has independent streams', (seed) => {
    expect(nextUint32(createRng(seed, 0))).not.toBe(nextUint32(createRng(seed, 1)));
  });

  it.each([-1, 1.5, 0x1_0000_0000, Number.NaN])('refuses the seed %d', (seed) => {
    expect(() => createRng(seed)).toThrow(RangeError);
  });
});

describe('drawing', () => {
  test.prop([uint32, fc.integer({ min: 1, max: 0xffff_ffff })])('stays below its bound', (seed, bound) => {
    const value = nextInt(createRng(seed), bound);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(bound);
  });

  it('gives every face of a die about as often', () => {
    const rng = createRng(7);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) {
      const face = nextInt(rng, 6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    // Five standard deviations of a binomial with p = 1/6.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  it.each([0, -1, 2.5, 0x1_0000_0001])('refuses the bound %d', (bound) => {
    expect(() => nextInt(createRng(1), bound)).toThrow(RangeError);
  });

  test.prop([uint32])('gives units in [0, 1)', (seed) => {
    const value = nextUnit(createRng(seed));
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  });

  test.prop([uint32, fc.array(fc.integer(), { minLength: 1 })])('picks one of the items', (seed, items) => {
    expect(items).toContain(pick(createRng(seed), items));
  });

  test.prop([uint32, fc.array(fc.integer())])('shuffles without losing any', (seed, items) => {
    const shuffled = shuffle(createRng(seed), [...items]);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
  });
});
