import { describe, expect, it } from 'vitest';
import { games } from './games.ts';
import { type GoldenFile, replayGolden } from './golden.ts';

const files = Object.entries(import.meta.glob<GoldenFile>('./*/golden/*.json', { eager: true, import: 'default' }));

describe.each([...games.values()])('golden runs of $slug in Chromium', ({ id, slug, sim }) => {
  const ofGame = files.filter(([path]) => path.startsWith(`./${slug}/`));

  it('are twenty, and two under the conditions of a day', () => {
    expect(ofGame).toHaveLength(sim.drawConditions ? 22 : 20);
  });

  it.each(ofGame)('%s ends as it does in Node', async (_path, file) => {
    const { held, now } = await replayGolden(id, file);
    expect(now).toEqual(held);
  });
});
