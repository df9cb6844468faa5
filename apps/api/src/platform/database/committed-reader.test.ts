import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase, testEngine } from '../../testing/index.ts';
import { CommittedReader, VersionPoller } from './committed-reader.ts';

afterEach(() => void vi.useRealTimers());

test.runIf(testEngine() === 'sqlite')('a file that cannot be read ends nothing', async () => {
  const { address, remove } = await createTestDatabase();
  onTestFinished(remove);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reader = new CommittedReader(address);
  const stop = new VersionPoller(reader).add(() => undefined);
  onTestFinished(stop);
  reader.close();
  expect(() => reader.version()).toThrow('not open');
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
});
