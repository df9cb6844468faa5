import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { quizBank } from '@star-seekers/content/quiz-bank';
import type { Browser, Locator, Page } from 'playwright';
import { giveOwnTime, holdTime, passFrames } from '../support/own-time.ts';

/** The part of the page that the quiz stands in, 16 to 9. */
const CLIP = { x: 90, y: 140, width: 1024, height: 576 };

/** How long a question is read before it is answered. */
const READING_FRAMES = 42;

export interface QuizFilm {
  readonly folder: string;
  readonly frames: number;
  readonly frameMs: number;
}

/** Films the quiz, which is a page and no canvas: one JPEG file a frame, of questions that are answered rightly. */
export async function filmQuiz(
  browser: Browser,
  sandbox: string,
  { folder, frames, frameMs }: QuizFilm,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, reducedMotion: 'reduce' });
  await giveOwnTime(page);
  await page.goto(`${sandbox}?game=4&seed=7&mode=screen`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await rightAnswer(page);
  await holdTime(page);
  mkdirSync(folder, { recursive: true });
  let asked = 0;
  for (let frame = 0; frame < frames; frame++, asked++) {
    await passFrames(page, frameMs);
    if (asked === READING_FRAMES) {
      await (await rightAnswer(page)).press('Enter');
      asked = 0;
    }
    await page.screenshot({ path: join(folder, `${String(frame).padStart(3, '0')}.jpg`), quality: 94, clip: CLIP });
  }
  await page.close();
}

/** The right answer to the question that the page asks, once it asks one. */
export async function rightAnswer(page: Page): Promise<Locator> {
  const asked = await page.waitForFunction(
    (questions) => questions.find((question) => document.body.textContent?.includes(question)),
    quizBank.map(({ text }) => text),
  );
  const question = await asked.jsonValue();
  const right = quizBank.find(({ text }) => text === question);
  return page
    .getByRole('button')
    .filter({ hasText: right?.options[right.right] ?? '' })
    .first();
}
