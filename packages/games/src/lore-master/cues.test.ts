import { describe, expect, it, test } from 'vitest';
import { cueOf } from './cues.ts';
import { type QuizEvent, SILENCE } from './state.ts';

const effects: readonly [QuizEvent, string | undefined][] = [
  [{ type: 'briefed' }, 'quiz.question'],
  [{ type: 'briefingEnded' }, undefined],
  [{ type: 'asked', place: 1 }, 'quiz.question'],
  [{ type: 'clockStarted' }, undefined],
  [{ type: 'second', seconds: 6 }, undefined],
  [{ type: 'second', seconds: 5 }, 'quiz.tick'],
  [{ type: 'locked', chosen: 2 }, 'quiz.lock'],
  [{ type: 'locked', chosen: SILENCE }, 'quiz.timeout'],
  [{ type: 'right', seconds: 9, points: 109, streak: 1 }, 'quiz.right'],
  [{ type: 'wrong', chosen: 1 }, 'quiz.wrong'],
  [{ type: 'strike', strikes: 1, silent: false }, 'quiz.strike'],
  [{ type: 'finished', passed: true }, 'quiz.pass'],
  [{ type: 'finished', passed: false }, 'quiz.fail'],
  [{ type: 'gameOver' }, 'quiz.fail'],
];

test.for(effects)('%j plays %s', ([event, effect]) => {
  expect(cueOf(event)?.effect).toBe(effect);
});

describe('volume and pitch', () => {
  it('a lost run plays at 0.7 of the effects volume, because its sound is preloaded (G4.31)', () => {
    expect(cueOf({ type: 'gameOver' })?.volume).toBe(0.7);
  });

  it('the strike that leaves one segment is deeper', () => {
    const rates = [1, 2, 3].map((strikes) => cueOf({ type: 'strike', strikes, silent: false })?.rate);
    expect(rates).toEqual([undefined, 0.7, 0.5]);
  });

  it('a streak raises the pitch', () => {
    const rates = [1, 2, 3, 4].map((streak) => cueOf({ type: 'right', seconds: 1, points: 101, streak })?.rate ?? 0);
    expect(rates).toEqual(rates.toSorted((one, other) => one - other));
    expect(new Set(rates).size).toBe(4);
  });
});
