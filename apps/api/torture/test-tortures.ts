import { expect, test } from 'vitest';
import { testEngine } from '../src/testing/index.ts';
import type { Torture } from './torture.ts';

/** Tests the short form of every torture that depends on this engine. */
export function testTortures(tortures: Readonly<Record<string, Torture<unknown>>>): void {
  const selected = Object.values(tortures).filter(
    ({ oneEngine }) => oneEngine === undefined || testEngine() === 'sqlite',
  );
  test.each(selected.map((torture) => [torture.promise, torture] as const))(
    '%s',
    async (_, { short, run }) => {
      const { text, faults } = await run(short);
      process.stdout.write(`${text}\n`);
      expect(faults).toEqual([]);
    },
    600_000,
  );
}
