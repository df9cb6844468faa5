import type { LocalDealer } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import {
  MAX_STRIKES,
  QUESTION_COUNT,
  QUESTION_TICKS,
  READING_TICKS,
  RESULT_TICKS,
  REVEAL_BEAT_TICKS,
  answerPoints,
} from './rules.ts';
import { loreMaster } from './sim.ts';
import { IN_TIME, LATE, REPLACED, SILENCE, placeInRun } from './state.ts';
import { answer, newQuizRun, rightOf, stepBy, stepTo } from './testing/quiz-run.ts';

/** Question 5 again and again, whose right option is 2: a verdict for each of these, and then in time. */
function lateDealer(late: readonly number[]): LocalDealer {
  let verdicts = 0;
  const verdict = () => {
    const lateness = late[verdicts++] ?? IN_TIME;
    return { question: 5, right: 2, most: lateness === IN_TIME ? 15 : 0, late: lateness };
  };
  return {
    answer: ({ request: { brief, ask } }) => ({
      reveal: brief ? { briefedA: 5 } : ask ? { question: 5, order: 0 } : verdict(),
    }),
  };
}

describe('a question', () => {
  it('appears for its reading time before its clock starts', () => {
    const run = newQuizRun();
    expect(stepTo(run, 'reading')).toEqual([{ type: 'asked', place: 1 }]);
    expect(stepBy(run, READING_TICKS - 1)).toEqual([]);
    expect(stepBy(run, 1)).toEqual([{ type: 'clockStarted' }]);
    expect(run.state).toMatchObject({ phase: 'answering', ticksLeft: QUESTION_TICKS });
  });

  it('emits an event for every second of its clock', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    const seconds = stepTo(run, 'locked').flatMap((event) => (event.type === 'second' ? [event.seconds] : []));
    expect(seconds).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('accepts one answer: the first lock counts, further ones are ignored (G4.6)', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    const right = rightOf(run);
    run.step([{ lock: right }, { lock: (right + 1) % 4 }]);
    run.step([{ lock: (right + 2) % 4 }]);
    expect(run.state.chosen).toBe(right);
    stepTo(run, 'result');
    expect(run.state).toMatchObject({ score: 1, strikes: 0 });
  });

  it('ignores answers before it is revealed, and in the tick of its reveal', () => {
    const run = newQuizRun();
    for (let option = 0; run.state.phase !== 'reading'; option++) run.step([{ lock: option }]);
    expect(run.state.chosen).toBeNull();
  });

  it('shows its result 300 ms after the lock, for 1.5 s, before the next one', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    run.step([{ lock: rightOf(run) }]);
    const lockTick = run.state.tick;
    stepTo(run, 'result');
    expect(run.state.tick - lockTick).toBe(REVEAL_BEAT_TICKS);
    expect(stepBy(run, RESULT_TICKS - 1)).toEqual([]);
    expect(run.state.number).toBe(1);
    stepTo(run, 'reading');
    expect(run.state.number).toBe(2);
  });
});

describe('time', () => {
  it('stops until the dealer has revealed the question', () => {
    const waiting = { ...newQuizRun().state, phase: 'asked' as const, number: 1, ticksLeft: 0 };
    const before = structuredClone(waiting);
    loreMaster.step(waiting, [], () => expect.unreachable());
    expect(waiting).toEqual(before);
  });

  it('stops for a pause only between two questions (G0.12)', () => {
    const run = newQuizRun();
    const pausable = () => loreMaster.pausable?.(run.state);
    expect(pausable()).toBe(true);
    for (const phase of ['reading', 'answering', 'locked', 'result'] as const) {
      stepTo(run, phase);
      expect(pausable(), phase).toBe(false);
    }
    stepTo(run, 'between');
    expect(pausable()).toBe(true);
  });
});

describe('points', () => {
  it.each([
    ['at once, before the clock starts', 0, 15],
    ['in the last tick of the first second', READING_TICKS + 59, 15],
    ['after a second', READING_TICKS + 60, 14],
    ['in the last tick', READING_TICKS + QUESTION_TICKS - 1, 1],
  ])('a right answer %s (%i ticks) earns 100 and %i', (_, afterTicks, seconds) => {
    const run = newQuizRun();
    const events = answer(run, 'right', afterTicks);
    expect(events.at(-1)).toEqual({ type: 'right', seconds, points: answerPoints(seconds), streak: 1 });
    expect(run.state).toMatchObject({ score: 1, points: 100 + seconds });
  });

  it('never exceed the limit of the dealer', () => {
    const run = newQuizRun(7, {
      answer: ({ request }) => ({
        reveal: request.brief
          ? { briefedA: 5 }
          : request.ask
            ? { question: 5, order: 0 }
            : { question: 5, right: 2, most: 3, late: 0 },
      }),
    });
    stepTo(run, 'answering');
    run.step([{ lock: 2 }]);
    expect(stepTo(run, 'result')).toEqual([{ type: 'right', seconds: 3, points: 103, streak: 1 }]);
  });
});

describe('strikes', () => {
  it('are wrong answers', () => {
    const run = newQuizRun();
    expect(answer(run, 'wrong').at(-1)).toEqual({ type: 'strike', strikes: 1, silent: false });
    expect(run.state.answers[0]).toMatchObject({ number: 1, points: 0, late: false });
  });

  it('are questions without an answer', () => {
    const run = newQuizRun();
    stepTo(run, 'answering');
    expect(stepTo(run, 'result').at(-1)).toEqual({ type: 'strike', strikes: 1, silent: true });
    expect(run.state.answers[0]?.chosen).toBe(SILENCE);
  });

  it('are late answers, even right ones', () => {
    const run = newQuizRun(7, lateDealer([LATE]));
    stepTo(run, 'answering');
    run.step([{ lock: 2 }]);
    expect(stepTo(run, 'result')).toEqual([{ type: 'strike', strikes: 1, silent: true }]);
  });

  it('are no questions that are replaced: they count nowhere, and the next one has their place (F 4)', () => {
    const run = newQuizRun(7, lateDealer([IN_TIME, REPLACED, REPLACED]));
    const lock = () => {
      stepTo(run, 'answering');
      run.step([{ lock: 2 }]);
      return stepTo(run, 'result');
    };
    lock();
    for (const replaced of [0, 1]) {
      stepTo(run, 'asked');
      // What is on the table until the next one is revealed.
      expect(placeInRun(run.state)).toBe(replaced + 1);
      expect(stepTo(run, 'reading')).toEqual([{ type: 'asked', place: 2 }]);
      expect(run.state.replaced).toBe(replaced);
      expect(lock()).toEqual([{ type: 'replaced' }]);
      expect(run.state).toMatchObject({ score: 1, points: 115, strikes: 0, streak: 1, answers: [{ number: 1 }] });
    }
    expect(stepTo(run, 'reading')).toEqual([{ type: 'asked', place: 2 }]);
    lock();
    expect(run.state).toMatchObject({ score: 2, replaced: 2, answers: [{ number: 1 }, { number: 4 }] });
    expect(loreMaster.outcome(run.state).stats).toMatchObject({ asked: 2, right: 2 });
  });

  it('end the run with the third, after its result', () => {
    const run = newQuizRun();
    for (let strike = 0; strike < MAX_STRIKES; strike++) answer(run, 'wrong');
    expect(run.ended).toBe(false);
    expect(stepBy(run, RESULT_TICKS)).toEqual([{ type: 'gameOver' }]);
    expect(run.outcome).toMatchObject({
      reason: 'own',
      score: 0,
      points: 0,
      stats: { passed: 0, strikes: 3, asked: 3, percent: 0 },
    });
  });

  it('break a streak', () => {
    const run = newQuizRun();
    answer(run, 'right');
    expect(answer(run, 'right').at(-1)).toMatchObject({ streak: 2 });
    answer(run, 'wrong');
    expect(answer(run, 'right').at(-1)).toMatchObject({ streak: 1 });
    expect(run.state.bestStreak).toBe(2);
  });
});

describe('the end', () => {
  it('comes after the last question; the points count for boards, the right answers for the result', () => {
    const run = newQuizRun();
    for (let question = 0; question < QUESTION_COUNT - 1; question++) answer(run, 'right');
    answer(run, 'wrong');
    expect(stepBy(run, RESULT_TICKS)).toEqual([{ type: 'finished', passed: true }]);
    expect(run.outcome).toEqual({
      reason: 'own',
      score: 99 * 115,
      points: 99 * 115,
      stats: { right: 99, asked: 100, strikes: 1, bestStreak: 99, percent: 99, passed: 1 },
    });
  });

  it('by quitting keeps the points and does not pass', () => {
    const run = newQuizRun();
    answer(run, 'right');
    run.quit();
    expect(run.outcome).toMatchObject({ reason: 'quit', score: 115, points: 115, stats: { right: 1, passed: 0 } });
  });
});
