import { fc, test } from '@fast-check/vitest';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { expect, it } from 'vitest';
import { botPlayer } from '../testing/play-bot.ts';
import { puzzle } from './game.ts';
import { PIECES, PLAY_SECONDS, PREVIEW_TICKS } from './rules.ts';
import { HomeRecorder, parCurve, homeAt, ticksPlayed } from './home-curve.ts';
import type { PuzzleState } from './state.ts';

test.prop([fc.integer({ min: 1, max: PLAY_SECONDS })])(
  'a par has the last piece in place in its last second, and none at its start',
  (seconds) => {
    const curve = parCurve(seconds);
    expect(curve).toHaveLength(PIECES);
    expect(curve).toEqual(curve.toSorted((one, other) => one - other));
    expect(homeAt(curve, 0)).toBe(0);
    expect(homeAt(curve, seconds * TICKS_PER_SECOND - 1)).toBeLessThan(PIECES);
    expect(homeAt(curve, seconds * TICKS_PER_SECOND)).toBe(PIECES);
  },
);

it('the recorder has every piece of a solved run, the last one at its end, and none of the run before', () => {
  const recorder = new HomeRecorder();
  const play = botPlayer(puzzle);
  const until = (live: Readonly<PuzzleState>) => {
    recorder.observe(live);
    return false;
  };
  const { state } = play('good', 4, { until });
  recorder.observe(state);
  expect(recorder.curve).toHaveLength(PIECES);
  expect(recorder.curve).toEqual(recorder.curve.toSorted((one, other) => one - other));
  expect(recorder.curve.at(-1)).toBe(ticksPlayed(state));
  expect(recorder.curve.at(-1)).toBeLessThanOrEqual(state.tick - PREVIEW_TICKS);
  recorder.reset();
  expect(recorder.curve).toEqual([]);
});
