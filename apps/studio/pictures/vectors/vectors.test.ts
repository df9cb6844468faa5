import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cargoTypes } from '@star-seekers/content/cargo-types';
import { FACTIONS } from '@star-seekers/contracts/faction';
import { RANK_TITLES } from '@star-seekers/contracts/rank';
import { vectors } from './index.ts';

describe('the vector pictures', () => {
  it.each([...vectors])('%s is not empty', async (_, source) => {
    const { channels } = await sharp(Buffer.from(source)).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  });

  it('have an emblem and a banner for every faction', () => {
    const names = FACTIONS.flatMap((faction) => [`emblems/${faction}`, `banners/${faction}`]);
    expect(names.filter((name) => !vectors.has(name))).toEqual([]);
  });

  it('have an insignia for every rank', () => {
    expect(RANK_TITLES.filter(({ title }) => !vectors.has(`ranks/${title.toLowerCase()}`))).toEqual([]);
  });

  it('have an icon for every kind of cargo', () => {
    expect(cargoTypes.filter(({ type }) => !vectors.has(`cargo/${type}`))).toEqual([]);
  });

  it('have ids that are unique on a page', () => {
    const onePage = ['emblems/mud', 'emblems/oni', 'emblems/ustur', 'emblems/none', 'icons/credit', 'icons/verified'];
    const ids = onePage.flatMap((name) =>
      [...(vectors.get(name) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
