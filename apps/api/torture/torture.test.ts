import { expect, test } from 'vitest';
import { tortures } from './all.ts';

test.each(Object.values(tortures).map((torture) => [torture.promise, torture] as const))(
  '%s',
  async (_, { short, run }) => {
    const { text, faults } = await run(short);
    process.stdout.write(`${text}\n`);
    expect(faults).toEqual([]);
  },
  600_000,
);
