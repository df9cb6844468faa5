import { expect, test } from 'vitest';
import { changeLines } from './terminal.ts';

test('as many changes as runs are listed, each in its line (H 4)', () => {
  const changes = Array.from({ length: 200_000 }, (_, index) => ({
    what: `run ${index}`,
    before: 'verified',
    after: null,
  }));
  const lines = changeLines(changes);
  expect(lines).toHaveLength(changes.length);
  expect(lines[9]).toBe('  run 9       verified → none');
});
