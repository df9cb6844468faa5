/**
 * `pnpm --filter @star-seekers/e2e footage [game …]`: a good bot plays; saves every frame for the trailer in
 * `apps/studio/.renders/trailer/footage`. The clock is controlled, so each frame is a thirtieth of a second of the game.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { startSandbox } from '../support/sandbox.ts';
import { rightAnswer, skipBriefing } from './film-quiz.ts';
import { type Reel, filmReel } from './film-reel.ts';

const REELS: readonly Reel[] = [
  { game: '1', seed: 7, tick: 2600, frames: 60, pace: 1 },
  { game: '2', seed: 7, tick: 3000, frames: 60, pace: 1 },
  { game: '3', seed: 7, tick: 260, frames: 60, pace: 2 },
  { game: '6', seed: 7, tick: 1500, frames: 60, pace: 1 },
];

const FRAME_MS = 1000 / 30;

const folder = join(import.meta.dirname, '../../studio/.renders/trailer/footage');
const wanted = process.argv.slice(2);
const sandbox = await startSandbox();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
for (const reel of REELS.filter(({ game }) => wanted.length === 0 || wanted.includes(game)))
  await filmReel(browser, sandbox.url, reel, { folder: join(folder, reel.game), frameMs: FRAME_MS });
if (wanted.length === 0 || wanted.includes('4')) await photographExamination();
await browser.close();
await sandbox.stop();

/** The quiz is a page without a canvas. Three screenshots: the question, the locked answer, the result. */
async function photographExamination(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(`${sandbox.url}?game=4&seed=7&mode=screen`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await skipBriefing(page);
  const answer = await rightAnswer(page);
  mkdirSync(join(folder, '4'), { recursive: true });
  const photograph = async (index: number) => {
    const path = join(folder, '4', `00${index}.jpg`);
    await page.screenshot({ path, quality: 95, clip: { x: 108, y: 128, width: 988, height: 718 } });
  };
  await photograph(0);
  await answer.click();
  await photograph(1);
  await page.getByText('Right.').waitFor();
  await photograph(2);
}
