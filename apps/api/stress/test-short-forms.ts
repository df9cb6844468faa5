import { expect, test } from 'vitest';
import { testEngine } from '../src/testing/index.ts';
import type { StressTest } from './stress.ts';

/** Tests the short form of every stress test that has one on this engine. */
export function testShortForms(stressTests: Readonly<Record<string, StressTest<unknown>>>): void {
  const selected = Object.values(stressTests).filter(
    ({ short, shortOn }) => short !== undefined && shortOn.engine === testEngine(),
  );
  test.each(selected.map((stressTest) => [stressTest.promise, stressTest] as const))(
    '%s',
    async (_, { short, run }) => {
      const { text, faults } = await run(short);
      process.stdout.write(`${text}\n`);
      // As text: the difference of two lists is cut short.
      expect(faults.join('\n')).toBe('');
    },
    600_000,
  );
}
