import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type QuizQuestion, quizBank } from '@star-seekers/content/quiz-bank';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { type PlayedGame, openGame, passCountdown, passTime, passUntilShown } from '../support/play.ts';
import { enlistWithCredits } from '../support/player.ts';

const webBuild = join(import.meta.dirname, '../../web/dist');

const LORE: PlayedGame = {
  id: 4,
  title: 'Lore Master',
  start: /^Start Challenge/,
  paused: 'Paused',
  ended: 'Quiz ended',
};

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
  hub,
}) => {
  await enlistWithCredits(page);
  const received = listenToAll(page);
  const line = await reinReveals(page);
  await openGame(page, LORE);
  await page.getByRole('button', { name: LORE.start }).press('Enter');
  await passCountdown(page, hub);

  const asked = new Set<QuizQuestion>();
  for (let number = 1; number <= 4; number++) {
    await passUntilShown(page, hub, page.getByText(`Question ${number} of 100`, { exact: true }));
    const question = await questionOnTable(page, asked);
    asked.add(question);
    expect(tellingOf(received(), asked, question)).toEqual([]);
    const options = await page
      .getByRole('button', { name: /^[A-D] / })
      .locator('bdi')
      .allInnerTexts();
    const right = options.indexOf(question.options[question.right] ?? '');
    expect(options[right], 'the right answer is among the options').toBeDefined();
    // The first is answered rightly, the others are not.
    // The network is so slow that the answer stays away until it is let go.
    line.hold();
    await page.keyboard.press(String(((number === 1 ? right : right + 1) % 4) + 1));
    await passTime(page, hub, 2000);
    await expect(page.getByRole('button', { name: /right answer$/ })).toHaveCount(0);
    expect(tellingOf(received(), asked, question)).toEqual([]);
    line.release();
    await passUntilShown(page, hub, page.getByRole('button', { name: /right answer$/ }));
    await expect(page.getByText(question.why).first()).toBeVisible();
  }

  await passUntilShown(page, hub, page.getByRole('heading', { name: 'GAME OVER' }));
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
  await expect(last.getByText('1 / 100 right (1%)')).toBeVisible();
  await expect(last.getByText('FAILED', { exact: true })).toBeVisible();
});

/** The way of a run's questions to the server, which can be held up. */
async function reinReveals(page: Page): Promise<{ hold(): void; release(): void }> {
  let held = Promise.withResolvers<void>();
  held.resolve();
  await page.route('**/api/runs/*/reveal', async (route) => {
    await held.promise;
    await route.continue();
  });
  return {
    hold: () => void (held = Promise.withResolvers<void>()),
    release: () => held.resolve(),
  };
}

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
  await expect.poll(async () => (await shown())?.id, { intervals: [20] }).toBeDefined();
  return (await shown()) as QuizQuestion;
}

/** What the browser was told too early: questions that were not asked, and why an answer is right that is not locked. */
function tellingOf(received: string, asked: ReadonlySet<QuizQuestion>, current: QuizQuestion): string[] {
  return quizBank
    .filter((question) => (asked.has(question) ? question === current : received.includes(question.text)))
    .filter((question) => question !== current || received.includes(question.why))
    .map(({ id }) => id);
}
