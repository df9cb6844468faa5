/**
 * `pnpm --filter @star-seekers/e2e loops [game …]`: a good bot plays, and the loops on the games' cards are made of it. Needs ffmpeg; the
 * loops are committed. A loop's end fades into its beginning, so that it has no seam.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArgs, ensureChromium } from '@star-seekers/config/chromium';
import { chromium } from 'playwright';
import { startSandbox } from '../support/sandbox.ts';
import { filmQuiz } from './film-quiz.ts';
import { type Reel, filmReel } from './film-reel.ts';

const FRAME_RATE = 25;
const LOOP_FRAMES = 100;
const SEAM_FRAMES = 12;
const FRAMES = LOOP_FRAMES + SEAM_FRAMES;

/** As wide as a card on most screens. */
const SIZE = '576:324';

interface Loop extends Omit<Reel, 'frames'> {
  readonly slug: string;
  /** What of the canvas is shown, 16 to 9: width, height, x, y. */
  readonly crop: string;
}

const LOOPS: readonly Loop[] = [
  { slug: 'battle-arena', game: '1', seed: 7, tick: 8200, pace: 1, crop: '960:540:0:100' },
  { slug: 'space-snake', game: '2', seed: 7, tick: 3000, pace: 1, crop: '960:540:0:50' },
  { slug: 'memory-challenge', game: '3', seed: 7, tick: 260, pace: 2, crop: '960:540:0:50' },
  { slug: 'puzzle', game: '5', seed: 7, tick: 300, pace: 2, crop: '960:540:0:50' },
  { slug: 'cargo-runner', game: '6', seed: 7, tick: 1500, pace: 1, crop: '960:540:0:130' },
];

const folder = join(import.meta.dirname, '../../../packages/art/film/play');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (game: string) => wanted.length === 0 || wanted.includes(game);
const work = mkdtempSync(join(tmpdir(), 'star-seekers-loops-'));
const sandbox = await startSandbox();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
for (const { slug, crop, ...reel } of LOOPS) {
  if (!isWanted(reel.game)) continue;
  await filmReel(browser, sandbox.url, { ...reel, frames: FRAMES }, { folder: work, frameMs: 1000 / FRAME_RATE });
  encode(slug, crop);
}
if (isWanted('4')) {
  await filmQuiz(browser, sandbox.url, { folder: work, frames: FRAMES, frameMs: 1000 / FRAME_RATE });
  encode('lore-master', '1024:576:0:0');
}
await browser.close();
await sandbox.stop();
rmSync(work, { recursive: true });

function encode(slug: string, crop: string): void {
  const seam = SEAM_FRAMES / FRAME_RATE;
  const graph = [
    `crop=${crop},scale=${SIZE}:flags=lanczos,split[a][b]`,
    `[a]trim=start_frame=${SEAM_FRAMES},setpts=PTS-STARTPTS[all]`,
    `[b]trim=end_frame=${SEAM_FRAMES},setpts=PTS-STARTPTS[head]`,
    `[all][head]xfade=transition=fade:duration=${seam}:offset=${LOOP_FRAMES / FRAME_RATE - seam},format=yuv420p`,
  ].join(';');
  const { status } = spawnSync(
    'ffmpeg',
    [
      ['-loglevel', 'error', '-y', '-framerate', String(FRAME_RATE), '-i', join(work, '%03d.jpg'), '-vf', graph],
      ['-frames:v', String(LOOP_FRAMES), '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29', '-profile:v', 'main'],
      ['-movflags', '+faststart', '-an', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'],
      ['-threads', '2', join(folder, `${slug}.mp4`)],
    ].flat(),
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`ffmpeg could not make the loop of ${slug}.`);
}
