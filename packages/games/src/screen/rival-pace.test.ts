import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { describe, expect, test } from 'vitest';
import { type RivalPace, leadOf, racedRivals, scoreAt } from './rival-pace.ts';

const pace = (name: string | null, scores: readonly number[], seconds: number): RivalPace => ({
  name,
  scores,
  everyS: 10,
  ticks: seconds * TICKS_PER_SECOND,
});

/** 100 points in ten seconds, then 50 in the last five. */
const rival = pace('nova', [0, 100, 150], 15);

test.each([
  [0, 0],
  [5, 50],
  [10, 100],
  [12.5, 125],
  [15, 150],
  [60, 150],
])('after %d s the rival has %d', (seconds, score) => {
  expect(scoreAt(rival, seconds * TICKS_PER_SECOND)).toBe(score);
});

describe('the lead', () => {
  const best = pace(null, [0, 40, 80, 120], 30);
  const rivals = [best, rival];
  const at = (seconds: number, score: number) => {
    const lead = leadOf(rivals, seconds * TICKS_PER_SECOND, score);
    return lead && [lead.rival.name, lead.by];
  };

  test('is against the slowest rival that is ahead', () => {
    expect(at(10, 20)).toEqual([null, -20]);
    expect(at(10, 70)).toEqual(['nova', -30]);
  });

  test('is against the fastest one when all are behind', () => {
    expect(at(10, 130)).toEqual(['nova', 30]);
    expect(at(10, 100)).toEqual(['nova', 0]);
  });

  test('is nothing without rivals', () => {
    expect(leadOf([], 60, 10)).toBe(undefined);
  });
});

test('a rival whose whole score comes at the end is not raced', () => {
  const puzzle = pace(null, [0, 0, 0, 480], 30);
  expect(racedRivals([puzzle, rival])).toEqual([rival]);
});
