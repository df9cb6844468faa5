import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A screen that writes to the console has something to hide: every error and warning fails the test that caused it. */
const noise: unknown[][] = [];

beforeEach(() => {
  noise.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void noise.push(line));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(noise).toEqual([]);
});
