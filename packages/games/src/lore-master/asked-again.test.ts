import { describe, expect, it } from 'vitest';
import { dealsAgain } from './asked-again.ts';
import { MOST_WAITING, RIGHT_AGAIN } from './rules.ts';

/** What waits after a run. @param answers questions, negative where they were missed */
function after(again: readonly number[], ...answers: readonly number[]): readonly number[] {
  const given = answers.map((answer, at) => {
    const [question, points] = [Math.abs(answer), answer > 0 ? 110 : 0];
    return { number: at + 1, question, chosen: 0, right: 0, points, late: false };
  });
  return dealsAgain(again, { answers: given });
}

describe('what is asked again (G4.43)', () => {
  it('is what was missed, until it was right in two runs', () => {
    let waiting = after([], 5, -8, 6, -9);
    expect(waiting).toEqual([8, 8, 9, 9]);
    waiting = after(waiting, 8, 1);
    expect(waiting).toEqual([9, 9, 8]);
    waiting = after(waiting, 9, -8);
    expect(waiting).toEqual([9, 8, 8]);
    expect(after(after(waiting, 9, 8), 8)).toEqual([]);
  });

  it('is not forgotten by runs in which it was not reached', () => {
    expect(after([8, 8, 9], 1, 2, -3)).toEqual([8, 8, 9, 3, 3]);
  });

  it('is at most a dozen of questions, the ones missed last', () => {
    const missed = Array.from({ length: MOST_WAITING + 2 }, (_, at) => -1 - at);
    const waiting = after([], ...missed);
    expect(waiting).toHaveLength(MOST_WAITING * RIGHT_AGAIN);
    expect(new Set(waiting)).toEqual(new Set(missed.slice(2).map((question) => -question)));
  });
});
