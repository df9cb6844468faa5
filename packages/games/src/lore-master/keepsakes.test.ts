import { expect, it } from 'vitest';
import { loreMaster } from './game.ts';
import { answer, newQuizRun } from './testing/quiz-run.ts';

it('keeps the number of right answers', () => {
  const run = newQuizRun();
  expect(loreMaster.keepsakesOf?.(run.state)).toEqual([]);
  for (const how of ['right', 'wrong', 'right'] as const) answer(run, how);
  expect(loreMaster.keepsakesOf?.(run.state)).toEqual([{ item: 0, value: 2 }]);
});
