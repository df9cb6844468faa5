/**
 * `pnpm --filter @star-seekers/e2e footage [game …]`: a good bot plays, and every frame that the trailer shows of it is kept under
 * `packages/art/.renders/trailer/footage`. Time is the script's own, so that each frame is a thirtieth of a second of the game.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { quizBank } from '@star-seekers/content/quiz-bank';
import { giveOwnTime, holdTime, nextFrame } from '../support/own-time.ts';
import { startSandbox } from '../support/sandbox.ts';

interface Reel {
  readonly game: string;
  readonly seed: number;
  /** Where the bot is when the film begins. */
  readonly tick: number;
  readonly frames: number;
  /** How much faster than the game itself. */
  readonly pace: number;
}

const REELS: readonly Reel[] = [
  { game: '1', seed: 7, tick: 2600, frames: 60, pace: 1 },
  { game: '2', seed: 7, tick: 3000, frames: 60, pace: 1 },
  { game: '3', seed: 7, tick: 260, frames: 60, pace: 2 },
  { game: '6', seed: 7, tick: 1500, frames: 60, pace: 1 },
];

const FRAME_MS = 1000 / 30;

/** What the sandbox exposes of a running game. */
interface GamePage {
  readonly __game: { step(ticks: number): void; state(): { readonly tick: number } };
}

const folder = join(import.meta.dirname, '../../../packages/art/.renders/trailer/footage');
const wanted = process.argv.slice(2);
const sandbox = await startSandbox();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
for (const reel of REELS.filter(({ game }) => wanted.length === 0 || wanted.includes(game))) await film(reel);
if (wanted.length === 0 || wanted.includes('4')) await photographExamination();
await browser.close();
await sandbox.stop();

/** The quiz is a page and no canvas: its question, the answer that is locked, and what it earned. */
async function photographExamination(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(`${sandbox.url}?game=4&seed=7&mode=screen`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const asked = await page.waitForFunction(
    (questions) => questions.find((question) => document.body.textContent?.includes(question)),
    quizBank.map(({ text }) => text),
  );
  const question = await asked.jsonValue();
  const right = quizBank.find(({ text }) => text === question);
  const options = page.getByRole('button').filter({ hasText: right?.options[right.right] ?? '' });
  mkdirSync(join(folder, '4'), { recursive: true });
  const photograph = async (index: number) => {
    const path = join(folder, '4', `00${index}.jpg`);
    await page.screenshot({ path, quality: 95, clip: { x: 108, y: 128, width: 988, height: 718 } });
  };
  await options.first().waitFor();
  await photograph(0);
  await options.first().click();
  await photograph(1);
  await page.getByText('Right.').waitFor();
  await photograph(2);
}

async function film({ game, seed, tick, frames, pace }: Reel): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await giveOwnTime(page);
  await page.goto(`${sandbox.url}?game=${game}&seed=${seed}&bot=good&speed=${pace}`);
  await page.waitForFunction(() => '__game' in window);
  await page.locator('canvas').waitFor();
  await page.evaluate((to) => {
    const { __game } = window as unknown as GamePage;
    __game.step(Math.max(0, to - __game.state().tick));
  }, tick);
  await holdTime(page);
  await page.evaluate(() => {
    const play = [...document.querySelectorAll('button')].find(
      (button) => button.getAttribute('aria-label') === 'Play',
    );
    play?.click();
  });
  mkdirSync(join(folder, game), { recursive: true });
  // First the countdown passes and what the steps have left settles.
  for (let frame = -40; frame < frames; frame++) {
    const ms = frame < -4 ? 100 : FRAME_MS;
    const picture = await nextFrame(page, ms, 'jpeg');
    if (frame < 0) continue;
    writeFileSync(join(folder, game, `${String(frame).padStart(3, '0')}.jpg`), picture);
    if (frame % 15 === 14) console.log(`game ${game}: ${frame + 1} of ${frames} frames`);
  }
  await page.close();
}
