import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type QuizQuestion, quizBank } from '@star-seekers/content/quiz-bank';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { enlistWithCredits } from '../support/player.ts';

const webBuild = join(import.meta.dirname, '../../web/dist');

/** Added to every call of a run, there and back together. */
const LATENCY_MS = 300;

/** The 3-2-1 and a result count frames, which a busy machine draws slowly. */
const PATIENCE = { timeout: 90_000 };

test('the build of the hub holds no question and no answer of the bank', () => {
  const files = globSync('**/*.{js,html,json,css,map,txt}', { cwd: webBuild });
  expect(files.length).toBeGreaterThan(20);
  const built = files.map((file) => readFileSync(join(webBuild, file), 'utf8')).join('\n');
  expect(quizBank.filter(({ text, why }) => built.includes(text) || built.includes(why)).map(({ id }) => id)).toEqual(
    [],
  );
});

test('a ranked quiz over a slow network, by keys and names only: the browser holds no answer before its lock', async ({
  page,
}) => {
  test.slow();
  await enlistWithCredits(page);
  const received = listenToAll(page);
  await page.route('**/api/runs/*/reveal', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
    await route.continue();
  });
  await page.goto('/game4');
  await page.getByRole('button', { name: 'Start Challenge - 1 Credit' }).press('Enter');

  const asked = new Set<QuizQuestion>();
  for (let number = 1; number <= 4; number++) {
    await expect(page.getByRole('progressbar', { name: `Question ${number} of 100` })).toBeVisible(PATIENCE);
    const question = await questionOnTable(page, asked);
    asked.add(question);
    expect(tellingOf(received(), asked, question)).toEqual([]);
    const options = await page.getByRole('button', { name: /^[A-D] / }).allInnerTexts();
    const right = options.findIndex((text) => text.includes(question.options[question.right] ?? '-'));
    // The first is answered rightly, the others are not.
    await page.keyboard.press(String(((number === 1 ? right : right + 1) % 4) + 1));
    await expect(page.getByRole('button', { name: /right answer$/ })).toBeVisible(PATIENCE);
    await expect(page.getByText(question.why).first()).toBeVisible();
  }

  await expect(page.getByRole('heading', { name: 'GAME OVER' })).toBeVisible(PATIENCE);
  await expect(page.getByText('FAILED', { exact: true })).toBeVisible();
  await expect(page.getByText('1 / 100')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  const review = page.getByRole('region', { name: 'What you missed' });
  await expect(review.getByRole('listitem')).toHaveCount(3);

  const [codex] = await Promise.all([
    page.waitForEvent('popup'),
    review.getByRole('link', { name: 'Read it in the codex' }).first().click(),
  ]);
  await expect(codex).toHaveURL(/\/ss-ip#[a-z0-9-]+$/);
  await codex.close();

  await page.reload();
  const last = page.getByRole('region', { name: 'Last Result' });
  await expect(last.getByText('1 / 100 right (1 %)')).toBeVisible(PATIENCE);
  await expect(last.getByText('FAILED', { exact: true })).toBeVisible();
});

/** @returns all text that the browser has received so far, and what it keeps of it */
function listenToAll(page: Page): () => string {
  const bodies: string[] = [];
  page.on('response', (response) => {
    // Pictures and sounds tell nothing; a redirect has no body.
    response.text().then(
      (text) => bodies.push(text),
      () => undefined,
    );
  });
  return () => bodies.join('\n');
}

/** The question whose text the heading shows, and which was not asked before. */
async function questionOnTable(page: Page, asked: ReadonlySet<QuizQuestion>): Promise<QuizQuestion> {
  const fresh = quizBank.filter((question) => !asked.has(question));
  const shown = async () => {
    const text = await page.getByRole('heading', { level: 2 }).first().textContent();
    return fresh.find((question) => question.text === text);
  };
  await expect.poll(async () => (await shown())?.id, { intervals: [50], ...PATIENCE }).toBeDefined();
  return (await shown()) as QuizQuestion;
}

/** What the browser was told too early: questions that were not asked, and why an answer is right that is not locked. */
function tellingOf(received: string, asked: ReadonlySet<QuizQuestion>, current: QuizQuestion): string[] {
  return quizBank
    .filter((question) => (asked.has(question) ? question === current : received.includes(question.text)))
    .filter((question) => question !== current || received.includes(question.why))
    .map(({ id }) => id);
}
