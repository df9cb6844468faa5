import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Console errors and warnings of the current test; any entry fails it. */
const output: unknown[][] = [];

beforeEach(() => {
  output.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...line) => void output.push(line));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(output).toEqual([]);
});
