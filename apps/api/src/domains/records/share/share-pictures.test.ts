import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SharePictures } from './share-pictures.ts';

test('pictures are drawn once each, and no more wait than a few', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'star-seekers-pictures-'));
  const cover = join(folder, 'cover.webp');
  await sharp({ create: { width: 80, height: 45, channels: 3, background: '#3a6ea5' } }).toFile(cover);
  const pictures = new SharePictures(new Map([[2, cover]]), { workerNice: 0 }, 3);
  const cardOf = (score: number) => ({ gameId: 2, game: 'Space Snake', player: 'nova', score: `${score}`, rank: '' });
  const drawn = Array.from({ length: 9 }, async (_, index) => pictures.pictureOf(cardOf(index % 7)));
  const outcomes = await Promise.allSettled(drawn);
  const failed = outcomes.filter(({ status }) => status === 'rejected');
  expect(failed.length).toBeGreaterThan(0);
  for (const outcome of failed) expect(outcome).toMatchObject({ reason: { code: 'server/unavailable' } });
  expect(await pictures.pictureOf(cardOf(0))).toBe(await pictures.pictureOf(cardOf(0)));
  expect(await pictures.pictureOf(cardOf(6))).toBeDefined();
  expect(await pictures.pictureOf({ ...cardOf(0), gameId: 3 })).toBe(undefined);
  await pictures.close();
  rmSync(folder, { recursive: true });
});
