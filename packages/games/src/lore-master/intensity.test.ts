import { expect, it } from 'vitest';
import { intensityOf } from './intensity.ts';
import { answer, newBriefing, newQuizRun, stepTo } from './testing/quiz-run.ts';

it('is 0 in the briefing', () => {
  const run = newBriefing();
  stepTo(run, 'briefing');
  expect(intensityOf(run.state)).toBe(0);
});

it('grows with the clock and with every strike, and is greatest on the last segment', () => {
  const run = newQuizRun();
  const calm: number[] = [];
  for (let strike = 0; strike < 3; strike++) {
    stepTo(run, 'answering');
    const start = intensityOf(run.state);
    for (let tick = 0; tick < 600; tick++) run.step([]);
    expect(intensityOf(run.state)).toBeGreaterThan(start);
    calm.push(start);
    answer(run, 'wrong');
    stepTo(run, 'between');
  }
  expect(calm).toEqual(calm.toSorted((one, other) => one - other));
  expect(calm.at(-1)).toBeGreaterThanOrEqual(0.75);
});
