import { fc, test } from '@fast-check/vitest';
import { type DealtFrom, type RevealCall, RevealRefused, type TimedDeal, TICKS_PER_SECOND } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { facesOf, memoryDealer } from './dealer.ts';
import { LOOKS, lookOf } from './look-alikes.ts';
import {
  CARDS,
  COMPARE_TICKS,
  FAMILY_PICTURES,
  FIRST_ALIKE_LEVEL,
  PAIRS,
  PICTURE_POOL,
  TURN_TICKS,
  levelSeconds,
  looksOf,
  mostTurns,
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

  it('turns no more cards in a level than it says, by whoever turns them as soon as it lets them', () => {
    const faces = facesOf([SEED, 0, 0, 0], 1);
    const earlier: TimedDeal[] = [];
    const turnAt = (tick: number, card: number): boolean => {
      const call = { index: earlier.length, tick, request: { level: 1, card } };
      try {
        earlier.push({ ...call, reveal: memoryDealer.deal(FROM, earlier, call, 0), atMs: 0 });
        return true;
      } catch (error) {
        if (error instanceof RevealRefused) return false;
        throw error;
      }
    };
    const other = faces.findIndex((face) => face !== faces[0]);
    const end = levelSeconds(1) * TICKS_PER_SECOND;
    let tick = 0;
    // Every two that do not match, until there is time for nothing else: then the pairs.
    while (turnAt(tick, 0) && turnAt(tick, other)) tick += TURN_TICKS + COMPARE_TICKS;
    const cards = faces.map((face, card) => ({ face, card })).toSorted((one, next) => one.face - next.face);
    for (const { card } of cards) turnAt(end, card);
    expect(earlier.length).toBeGreaterThan(mostTurns(1) - CARDS - 2);
    expect(earlier.length).toBeLessThanOrEqual(mostTurns(1));
  });

  test.prop([fc.integer({ min: 0, max: CARDS - 1 }), fc.integer({ min: 0, max: 9000 })])(
    'looks back to the first card of the level and no further',
    (card, ticks) => {
      const earlier = clearedLevel(700);
      const call = { index: earlier.length, tick: 700 + ticks, request: { level: 2, card } };
      const answerTo = (known: readonly TimedDeal[]) => {
        try {
          return memoryDealer.deal(FROM, known, call, 0);
        } catch (error) {
          return String(error);
        }
      };
      expect(answerTo(earlier.slice(CARDS))).toEqual(answerTo(earlier));
    },
  );

  /** All reveals of the first level, and the first one of the second. */
  function clearedLevel(secondStartTick: number): TimedDeal[] {
    const faces = facesOf([SEED, 0, 0, 0], 1);
    const cards = faces.map((face, card) => ({ face, card })).toSorted((one, other) => one.face - other.face);
    const first = cards.map(({ face, card }, index) => deal({ index, tick: index, request: { level: 1, card } }, face));
    const next = { index: CARDS, tick: secondStartTick, request: { level: 2, card: 0 } };
    return [...first, deal(next, facesOf([SEED, 0, 0, 0], 2)[0] ?? 0)];
  }
});
