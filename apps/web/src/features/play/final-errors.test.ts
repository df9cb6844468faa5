import { ERROR_CODES, endpoints } from '@star-seekers/contracts';
import { expect, test } from 'vitest';
import { finalityOf } from './final-errors.ts';

/** Errors of runs after which the same request may succeed. */
const PASSING = new Set(['runs/busy', 'runs/chunk_gap', 'runs/chunk_early']);

test('whatever the hub answers about a chunk or a claim is final, or passes, and both are named once (E 6)', () => {
  const { sendChunk, submitScore } = endpoints;
  const codes = new Set([...sendChunk.errors, ...submitScore.errors].filter((code) => code.startsWith('runs/')));
  expect(codes.size).toBeGreaterThan(10);
  for (const code of codes) {
    expect(ERROR_CODES).toHaveProperty(code);
    expect([code, finalityOf(code) === undefined]).toEqual([code, PASSING.has(code)]);
  }
});
