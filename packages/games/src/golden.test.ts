import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from './games.ts';
import { type GoldenFile, replayGolden } from './golden.ts';

describe.each([...games.values()])('golden runs of $slug in Node', ({ id, slug, sim }) => {
  const folder = join(import.meta.dirname, slug, 'golden');
  const names = globSync('*.json', { cwd: folder }).toSorted();

  it('are twenty, and two under the conditions of a day', () => {
    expect(names).toHaveLength(sim.dayConditions ? 22 : 20);
  });

  // The second of each kind: Chromium plays the first, and `pnpm engines` all.
  it.each(names.filter((name) => name.endsWith('-1.json')))('%s ends as it did', async (name) => {
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as GoldenFile;
    const { held, now } = await replayGolden(id, file);
    expect(now).toEqual(held);
  });
});
