import { describe, expect, it } from 'vitest';
import { replayGolden } from '../golden.ts';
import { goldenRuns } from './golden-runs.ts';
import { puzzle } from './sim.ts';

describe('golden runs in Node', () => {
  it('are twenty', () => {
    expect(Object.keys(goldenRuns)).toHaveLength(20);
  });

  it.each(Object.entries(goldenRuns))('%s ends as it did', async (_name, file) => {
    const { held, now } = await replayGolden(puzzle, file);
    expect(now).toEqual(held);
  });
});
