import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { hashState } from './state-hash.ts';

const plainData = fc.jsonValue();

describe('the state hash', () => {
  test.prop([plainData])('is the same for equal data', (value) => {
    expect(hashState(structuredClone(value))).toBe(hashState(value));
  });

  test.prop([plainData, plainData])('differs for different data', (one, other) => {
    fc.pre(JSON.stringify(one) !== JSON.stringify(other));
    fc.pre(!Object.is(one, -0) && !Object.is(other, -0));
    expect(hashState([one])).not.toBe(hashState([other]));
  });

  it('does not depend on the order of keys', () => {
    expect(hashState({ a: 1, b: [2, { c: 3, d: null }] })).toBe(hashState({ b: [2, { d: null, c: 3 }], a: 1 }));
  });

  it('sees the last bit of a number, and takes -0 for 0', () => {
    expect(hashState(0.1 + 0.2)).not.toBe(hashState(0.3));
    expect(hashState(-0)).toBe(hashState(0));
  });

  it('is a fixed function', () => {
    expect(hashState({ tick: 12, ended: null, name: 'Iris', cells: [0.5, -3, true] })).toMatchInlineSnapshot(
      `"af37749f78894fc1"`,
    );
  });

  it.each([
    ['NaN', Number.NaN],
    ['an infinity', Number.POSITIVE_INFINITY],
    ['undefined', undefined],
    ['a function', () => 1],
    ['a class instance', new Map()],
  ])('refuses %s and says where it is', (_what, value) => {
    expect(() => hashState({ deep: [value] })).toThrow(/state\.deep\[0\]/);
  });
});
