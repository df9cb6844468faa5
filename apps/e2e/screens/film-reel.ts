import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { giveOwnTime, holdTime, nextFrame } from '../support/own-time.ts';

/** A stretch of a bot's run that is filmed. */
export interface Reel {
  readonly game: string;
  readonly seed: number;
  /** Where the bot is when the film begins. */
  readonly tick: number;
  readonly frames: number;
  /** How much faster than the game itself. */
  readonly pace: number;
}

/** What the sandbox exposes of a running game. */
interface GamePage {
  readonly __game: { step(ticks: number): void; state(): { readonly tick: number } };
}

/** Films a reel in the sandbox at this address: one JPEG file a frame. Time is the script's own. */
export async function filmReel(
  browser: Browser,
  sandbox: string,
  { game, seed, tick, frames, pace }: Reel,
  { folder, frameMs }: { readonly folder: string; readonly frameMs: number },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await giveOwnTime(page);
  await page.goto(`${sandbox}?game=${game}&seed=${seed}&bot=good&speed=${pace}`);
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
  mkdirSync(folder, { recursive: true });
  // First the countdown passes and what the steps have left settles.
  for (let frame = -40; frame < frames; frame++) {
    const ms = frame < -4 ? 100 : frameMs;
    const picture = await nextFrame(page, ms, 'jpeg');
    if (frame < 0) continue;
    writeFileSync(join(folder, `${String(frame).padStart(3, '0')}.jpg`), picture);
    if (frame % 15 === 14) console.log(`game ${game}: ${frame + 1} of ${frames} frames`);
  }
  await page.close();
}
