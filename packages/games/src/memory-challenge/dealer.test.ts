import { fc, test } from '@fast-check/vitest';
import { type DealtFrom, type RevealCall, type TimedDeal, TICKS_PER_SECOND } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { facesOf, memoryDealer } from './dealer.ts';
import { LOOKS, lookOf } from './look-alikes.ts';
import {
  CARDS,
  FAMILY_PICTURES,
  FIRST_ALIKE_LEVEL,
  PAIRS,
  PICTURE_POOL,
  levelSeconds,
  looksOf,
  picturesOfLook,
} from './rules.ts';
import { SEED } from './testing/memory-run.ts';

const FROM: DealtFrom = { secret: [SEED, 0, 0, 0], options: undefined };
const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

describe('the dealer', () => {
  test.prop([seeds, fc.integer({ min: 1, max: 80 })])('deals twelve pictures of the pool twice', (seed, level) => {
    const faces = facesOf([seed, 1, 2, 3], level);
    expect(faces).toHaveLength(CARDS);
    expect(new Set(faces).size).toBe(PAIRS);
    for (const face of faces) expect(faces.filter((other) => other === face)).toHaveLength(2);
    expect(faces.every((face) => face >= 0 && face < PICTURE_POOL)).toBe(true);
  });

  test.prop([seeds, fc.integer({ min: 1, max: 80 })])(
    'deals as many pictures of each look of the level',
    (seed, level) => {
      const dealt = [...new Set(facesOf([seed, 1, 2, 3], level))].map(lookOf);
      for (const look of looksOf(level)) {
        expect(dealt.filter((other) => other === look)).toHaveLength(picturesOfLook(level));
      }
    },
  );

  test.prop([seeds, fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: LOOKS.length - 1 })])(
    'deals half of the pictures from the look of the day, and the others from other looks (G3.36)',
    (seed, level, family) => {
      const looks = [...new Set(facesOf([seed, 1, 2, 3], level, family))].map(lookOf);
      const others = looks.filter((look) => look !== LOOKS[family]);
      expect([looks.length, others.length]).toEqual([PAIRS, PAIRS - FAMILY_PICTURES]);
      if (level >= FIRST_ALIKE_LEVEL) expect([LOOKS[family], others[0]]).toEqual(looksOf(level, family));
    },
  );

  it('deals every level differently', () => {
    const levels = [1, 2, 3].map((level) => facesOf([9, 9, 9, 9], level).join());
    expect(new Set(levels).size).toBe(3);
  });

  const turn = (index: number, tick: number, level = 1): RevealCall => ({
    index,
    tick,
    request: { level, card: index % 2 },
  });
  const deal = (call: RevealCall, face: number): TimedDeal => ({ ...call, reveal: { face }, atMs: 0 });

  it.each([
    [1, 0, levelSeconds(1) * TICKS_PER_SECOND],
    [2, 700, 700 + levelSeconds(2) * TICKS_PER_SECOND],
  ])('refuses reveals after the time of level %i (B 9)', (level, startTick, end) => {
    const earlier = level === 1 ? [] : clearedLevel(startTick);
    const call = { ...turn(1, end), request: { level, card: 1 } };
    expect(memoryDealer.deal(FROM, earlier, call, 0)).toHaveProperty('face');
    expect(() => memoryDealer.deal(FROM, earlier, { ...call, tick: end + 1 }, 0)).toThrow(
      'The time of this level is up.',
    );
  });

  /** All reveals of the first level, and the first one of the second. */
  function clearedLevel(secondStartTick: number): TimedDeal[] {
    const faces = facesOf([SEED, 0, 0, 0], 1);
    const cards = faces.map((face, card) => ({ face, card })).toSorted((one, other) => one.face - other.face);
    const first = cards.map(({ face, card }, index) => deal({ index, tick: index, request: { level: 1, card } }, face));
    const next = { index: CARDS, tick: secondStartTick, request: { level: 2, card: 0 } };
    return [...first, deal(next, facesOf([SEED, 0, 0, 0], 2)[0] ?? 0)];
  }
});
