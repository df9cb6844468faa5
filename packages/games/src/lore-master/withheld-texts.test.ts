import { type DealtFrom, type Json, type TimedDeal } from '@star-seekers/sim';
import { expect, test } from 'vitest';
import { createQuizBot } from './bot.ts';
import { quizDealer } from './dealer.ts';
import { publicLog } from './game.ts';
import { ANSWER_LIMIT_MS } from './rules.ts';
import { newQuizRun } from './testing/quiz-run.ts';
import { withheldTexts } from './withheld-texts.ts';

const FROM: DealtFrom = { secret: [11, 2, 3, 4], options: { theme: 4 }, again: [7, 7, 300] };

test.each([
  ['', () => false],
  [
    ', also where answers came too late and questions were replaced (F 4)',
    (number?: number) => number === 3 || number === 9,
  ],
])('the texts of a public log are those that its player was shown%s', (_case, isLate) => {
  let nowMs = 0;
  const shown: Json[] = [];
  const deals: TimedDeal[] = [];
  const run = newQuizRun(11, {
    answer(call, earlier) {
      const last = deals[call.index];
      if (last) return { reveal: last.reveal };
      nowMs += isLate(call.request.lock) ? 2 * ANSWER_LIMIT_MS : 1000;
      const reveal = quizDealer.deal(FROM, deals.slice(0, earlier.length), call, nowMs);
      const deal = { ...call, reveal, atMs: nowMs };
      deals.push(deal);
      shown.push(quizDealer.show?.(deal) ?? null);
      return { reveal };
    },
  });
  const bot = createQuizBot({ skill: 'good', seed: 3 });
  while (!run.ended && run.state.number < 30) run.step(bot(run.state));
  run.quit();
  const texts = withheldTexts(FROM, publicLog(run.log));
  expect(texts.shown).toEqual(shown);
  // Neither part of the briefing.
  expect(texts.portions.flat()).toEqual(
    deals.flatMap(({ request }, index) => (request.brief === undefined ? [index] : [])),
  );
  expect(texts.portions.slice(0, -1).every((portion) => portion.length === 2)).toBe(true);
});
