import { PARITY_HASH, parityHash } from '@star-seekers/sim/parity-values';
import { describe, expect, it } from 'vitest';
import { games } from './games.ts';
import { type GoldenFile, replayGolden } from './golden.ts';

/** The first of each kind; `pnpm engines` plays all of them in four engines. */
const files = Object.entries(import.meta.glob<GoldenFile>('./*/golden/*-0.json', { eager: true, import: 'default' }));

describe.each([...games.values()])('golden runs of $slug in Chromium', ({ id, slug }) => {
  const ofGame = files.filter(([path]) => path.startsWith(`./${slug}/`));

  it.each(ofGame)('%s ends as it does in Node', async (_path, file) => {
    const { held, now } = await replayGolden(id, file);
    expect(now).toEqual(held);
  });
});

it('the kernel computes the same bits in Chromium as in Node', () => {
  expect(parityHash()).toBe(PARITY_HASH);
});
