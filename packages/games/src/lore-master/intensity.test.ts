import { expect, it } from 'vitest';
import { intensityOf } from './intensity.ts';
import { answer, newBriefing, newQuizRun, stepTo } from './testing/quiz-run.ts';

it('is 0 in the briefing', () => {
  const run = newBriefing();
  stepTo(run, 'briefing');
  expect(intensityOf(run.state)).toBe(0);
});

it('grows with the clock and with every strike, and the last segment is a crisis', () => {
  const run = newQuizRun();
  const calm: number[] = [];
  for (let strike = 0; strike < 3; strike++) {
    stepTo(run, 'answering');
    const start = intensityOf(run.state);
    calm.push(start);
    for (let tick = 0; tick < 600; tick++) run.step([]);
    if (start < 1) expect(intensityOf(run.state)).toBeGreaterThan(start);
    answer(run, 'wrong');
    stepTo(run, 'between');
  }
  expect(calm).toEqual(calm.toSorted((one, other) => one - other));
  expect(calm.at(-1)).toBe(1);
});
