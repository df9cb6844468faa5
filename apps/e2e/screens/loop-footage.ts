/**
 * `pnpm --filter @star-seekers/e2e loop-footage [game …]`: a good bot plays; saves every frame for the loops on the games' cards in
 * `apps/studio/.renders/loops`. The clock is controlled.
 */
import { join } from 'node:path';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { startSandbox } from '../support/sandbox.ts';
import { filmQuiz } from './film-quiz.ts';
import { type Reel, filmReel } from './film-reel.ts';

/** Four seconds, and the frames for the cross-fade from end to beginning. */
const FRAMES = 100 + 12;
const FRAME_MS = 1000 / 25;

const REELS: readonly Omit<Reel, 'frames'>[] = [
  { game: '1', seed: 7, tick: 8200, pace: 1 },
  { game: '2', seed: 7, tick: 3000, pace: 1 },
  { game: '3', seed: 7, tick: 260, pace: 2 },
  { game: '5', seed: 7, tick: 300, pace: 2 },
  { game: '6', seed: 7, tick: 1500, pace: 1 },
];

const folder = join(import.meta.dirname, '../../studio/.renders/loops');
const wanted = process.argv.slice(2);
const isWanted = (game: string) => wanted.length === 0 || wanted.includes(game);
const sandbox = await startSandbox();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
for (const reel of REELS.filter(({ game }) => isWanted(game)))
  await filmReel(
    browser,
    sandbox.url,
    { ...reel, frames: FRAMES },
    { folder: join(folder, reel.game), frameMs: FRAME_MS },
  );
if (isWanted('4'))
  await filmQuiz(browser, sandbox.url, { folder: join(folder, '4'), frames: FRAMES, frameMs: FRAME_MS });
await browser.close();
await sandbox.stop();
