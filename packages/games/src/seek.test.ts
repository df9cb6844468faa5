import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { games } from './games.ts';
import { dayOf } from './testing/played-run.ts';
import { wrongSeeks } from './testing/seek-pairs.ts';

const PAIRS = 40;

describe.each([...games.values()])('entering a run of $slug', (game) => {
  test.prop([fc.integer({ min: 0, max: 0xffff })], { numRuns: 1 })(
    'at any tick equals playing up to there, with beacons, hidden information, pauses and quits',
    (seed) => {
      expect(wrongSeeks(game, dayOf(game, seed), PAIRS)).toEqual([]);
    },
  );
});
