import { expect, test } from 'vitest';
import { testEngine } from '../src/testing/index.ts';
import type { Torture } from './torture.ts';

/** A test of the short form of every promise that this engine can break. */
export function testTortures(tortures: Readonly<Record<string, Torture<unknown>>>): void {
  const here = Object.values(tortures).filter(({ oneEngine }) => oneEngine === undefined || testEngine() === 'sqlite');
  test.each(here.map((torture) => [torture.promise, torture] as const))(
    '%s',
    async (_, { short, run }) => {
      const { text, faults } = await run(short);
      process.stdout.write(`${text}\n`);
      expect(faults).toEqual([]);
    },
    600_000,
  );
}
