import { type QuizQuestion, quizBank } from '@star-seekers/content/quiz-bank';
import type { Page } from 'playwright/test';
import { collectResponses } from '../support/browser-data.ts';
import { expect, test } from '../support/fixtures.ts';
import { type PlayedGame, openGame, passCountdown, passTime, passUntilShown } from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';
import { routeStream } from '../support/run-stream.ts';

const LORE: PlayedGame = {
  id: 4,
  title: 'Lore Master',
  start: /^Start Challenge/,
  paused: 'Paused',
  ended: 'Quiz ended',
};

test('a ranked quiz over a slow network, by keys and accessible names: the browser gets no answer before it is locked in', async ({
  page,
  hub,
}) => {
  await registerWithCredits(page);
  const { received } = collectResponses(page.context(), '/api/');
  const stream = await routeStream(page);
  const arrived = () => [...received, ...stream.received];
  await openGame(page, LORE);
  await page.getByRole('button', { name: LORE.start }).press('Enter');
  await passCountdown(page, hub);
  const skip = page.getByRole('button', { name: 'Start the questions' });
  await passUntilShown(page, hub, skip);
  // The briefing shows facts of the codex, and neither a question nor its explanation.
  expect(
    quizBank.filter(({ text, why }) => arrived().some((body) => body.includes(text) || body.includes(why))),
  ).toEqual([]);
  await skip.press('Enter');

  const asked = new Set<QuizQuestion>();
  for (let number = 1; number <= 4; number++) {
    await passUntilShown(page, hub, page.getByText(`Question ${number} of 100`, { exact: true }));
    const question = await currentQuestion(page, asked);
    asked.add(question);
    expect(leaksIn(arrived(), asked, question)).toEqual([]);
    const options = await page
      .getByRole('button', { name: /^[A-D] / })
      .locator('bdi')
      .allInnerTexts();
    const right = options.indexOf(question.options[question.right] ?? '');
    expect(options[right], 'the right answer is among the options').toBeDefined();
    // Only the first question gets the right answer. A hub that heard of each so late would not have seen the run.
    if (number === 1) stream.block();
    await page.keyboard.press(String(((number === 1 ? right : right + 1) % 4) + 1));
    if (number === 1) {
      await passTime(page, hub, 2000);
      await expect(page.getByRole('button', { name: /right answer$/ })).toHaveCount(0);
      expect(leaksIn(arrived(), asked, question)).toEqual([]);
      stream.release();
    }
    await passUntilShown(page, hub, page.getByRole('button', { name: /right answer$/ }));
    await expect(page.getByText(question.why).first()).toBeVisible();
  }

  await passUntilShown(page, hub, page.getByRole('heading', { name: 'GAME OVER' }));
  await expect(page.getByText('1 right of 4')).toBeVisible();
  await expect(page.getByText('This run counts', { exact: true })).toBeVisible();
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText('FAILED', { exact: true })).toBeVisible();
  const review = page.getByRole('region', { name: 'Missed questions' });
  await expect(review.getByRole('listitem')).toHaveCount(3);

  await page.reload();
  const last = page.getByRole('region', { name: 'Last Result' });
  await expect(last.getByText('1 / 4 right (25%)')).toBeVisible();
  await expect(last.getByText('FAILED', { exact: true })).toBeVisible();
});

/** The question in the heading, which was not asked before. */
async function currentQuestion(page: Page, asked: ReadonlySet<QuizQuestion>): Promise<QuizQuestion> {
  const fresh = quizBank.filter((question) => !asked.has(question));
  const shown = async () => {
    const text = await page.getByRole('heading', { level: 2 }).first().textContent();
    return fresh.find((question) => question.text === text);
  };
  await expect.poll(async () => (await shown())?.id).toBeDefined();
  return (await shown()) as QuizQuestion;
}

/** Ids of questions that the browser received too early: a question that was not asked, or the explanation before the lock. */
function leaksIn(responses: readonly string[], asked: ReadonlySet<QuizQuestion>, current: QuizQuestion): string[] {
  const received = responses.join('\n');
  return quizBank
    .filter((question) => (asked.has(question) ? question === current : received.includes(question.text)))
    .filter((question) => question !== current || received.includes(question.why))
    .map(({ id }) => id);
}
