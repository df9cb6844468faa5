import { describe, expect, it } from 'vitest';
import { EFFECT_BANKS, bankOf } from './effect-bank.ts';
import { EFFECT_IDS } from './effect-id.ts';
import { spritesOf, variationsOf } from './sprite-table.ts';

describe('the sprites', () => {
  it.each(EFFECT_IDS)('%s has a sound', (id) => {
    expect(variationsOf(bankOf(id), id).length).toBeGreaterThan(0);
  });

  it.each(EFFECT_BANKS)('of %s do not overlap and belong to an effect', (bank) => {
    let end = 0;
    for (const { name, startMs, durationMs } of spritesOf(bank)) {
      expect(EFFECT_IDS).toContain(name.slice(0, name.indexOf('/')));
      expect(startMs).toBeGreaterThanOrEqual(end + 100);
      end = startMs + durationMs;
    }
  });
});
