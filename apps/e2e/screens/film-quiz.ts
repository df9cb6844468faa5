import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { quizBank } from '@star-seekers/content/quiz-bank';
import type { Browser, Locator, Page } from 'playwright';
import { installFrameClock, freezeTime, passFrames } from '../support/frame-clock.ts';

/** The part of the page with the quiz, 16 to 9. */
const CLIP = { x: 90, y: 140, width: 1024, height: 576 };

/** Frames between a question and its answer. */
const READING_FRAMES = 42;

export interface QuizFilm {
  readonly folder: string;
  readonly frames: number;
  readonly frameMs: number;
}

/** Records the quiz, which is a page without a canvas: one JPEG file per frame. Every answer is right. */
export async function filmQuiz(
  browser: Browser,
  sandbox: string,
  { folder, frames, frameMs }: QuizFilm,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 }, reducedMotion: 'reduce' });
  await installFrameClock(page);
  await page.goto(`${sandbox}?game=4&seed=7&mode=screen`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await skipBriefing(page);
  await rightAnswer(page);
  await freezeTime(page);
  mkdirSync(folder, { recursive: true });
  let read = 0;
  for (let frame = 0; frame < frames; frame++, read++) {
    await passFrames(page, frameMs);
    if (read === READING_FRAMES) {
      await (await rightAnswer(page)).press('Enter');
      read = 0;
    }
    await page.screenshot({ path: join(folder, `${String(frame).padStart(3, '0')}.jpg`), quality: 94, clip: CLIP });
  }
  await page.close();
}

/** Goes on from the briefing to the questions. */
export async function skipBriefing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the questions' }).click();
}

/** Waits for a question and returns the button of its right answer. */
export async function rightAnswer(page: Page): Promise<Locator> {
  const shown = await page.waitForFunction(
    (questions) => questions.find((question) => document.body.textContent?.includes(question)),
    quizBank.map(({ text }) => text),
  );
  const question = await shown.jsonValue();
  const right = quizBank.find(({ text }) => text === question);
  return page
    .getByRole('button')
    .filter({ hasText: right?.options[right.right] ?? '' })
    .first();
}
