import { expect, test } from 'vitest';
import { newId } from './ids.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

test('an id is a version 7 UUID with its time', () => {
  const id = newId(NOON);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(NOON);
});

test('ids sort in order of creation, also within a millisecond', () => {
  const ids = Array.from({ length: 2000 }, (_, index) => newId(NOON + Math.floor(index / 500)));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
