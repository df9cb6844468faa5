import { describe, expect, it } from 'vitest';
import { bankSources } from './backend/howler-backend.ts';
import { EFFECT_BANKS } from './effect-bank.ts';
import { spritesOf } from './sprite-table.ts';

/** Highest allowed sample, with a margin for the encoder. */
const CEILING = 0.9;
const SILENCE = 0.004;

describe.each(EFFECT_BANKS)('the file of %s', (bank) => {
  it.each(bankSources[bank])(
    '%s decodes, does not clip, and has a sound in every sprite with silence before it',
    async (source) => {
      const context = new OfflineAudioContext(2, 1, 48_000);
      const audio = await context.decodeAudioData(await (await fetch(source)).arrayBuffer());
      const samples = audio.getChannelData(0);
      const peak = (fromMs: number, toMs: number) => {
        let highest = 0;
        for (let index = Math.floor(fromMs * 48); index < Math.min(toMs * 48, samples.length); index++) {
          highest = Math.max(highest, Math.abs(samples[index] ?? 0));
        }
        return highest;
      };
      expect(peak(0, audio.duration * 1000)).toBeLessThan(CEILING);
      for (const { name, startMs, durationMs } of spritesOf(bank)) {
        expect(peak(startMs, startMs + durationMs), name).toBeGreaterThan(0.03);
        expect(peak(startMs - 60, startMs - 20), `before ${name}`).toBeLessThan(SILENCE);
      }
    },
  );
});
