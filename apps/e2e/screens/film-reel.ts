import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { freezeTime, installFrameClock, nextFrame } from '../support/frame-clock.ts';
import { stepTo } from '../support/sandbox.ts';

/** A part of a bot's run to record. */
export interface Reel {
  readonly game: string;
  readonly seed: number;
  /** First tick. */
  readonly tick: number;
  readonly frames: number;
  /** Speed relative to the game. */
  readonly pace: number;
}

/** Records a reel in the sandbox at this address, with a controlled clock: one JPEG file per frame. */
export async function filmReel(
  browser: Browser,
  sandbox: string,
  { game, seed, tick, frames, pace }: Reel,
  { folder, frameMs }: { readonly folder: string; readonly frameMs: number },
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await installFrameClock(page);
  await page.goto(`${sandbox}?game=${game}&seed=${seed}&bot=good&speed=${pace}`);
  await page.waitForFunction(() => '__game' in window);
  await page.locator('canvas').waitFor();
  await stepTo(page, tick);
  await freezeTime(page);
  await page.evaluate(() => {
    const play = [...document.querySelectorAll('button')].find(
      (button) => button.getAttribute('aria-label') === 'Play',
    );
    play?.click();
  });
  mkdirSync(folder, { recursive: true });
  // The first frames skip the countdown and the animations that the steps started.
  for (let frame = -40; frame < frames; frame++) {
    const ms = frame < -4 ? 100 : frameMs;
    const picture = await nextFrame(page, ms, 'jpeg');
    if (frame < 0) continue;
    writeFileSync(join(folder, `${String(frame).padStart(3, '0')}.jpg`), picture);
    if (frame % 15 === 14) console.log(`game ${game}: ${frame + 1} of ${frames} frames`);
  }
  await page.close();
}
