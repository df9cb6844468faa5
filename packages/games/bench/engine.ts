/**
 * `pnpm bench engine`: whether the engine of the games (`packages/stage/src/engine.ts`) draws what the whole of Phaser draws, pixel by pixel, at
 * some ticks of a run of each game, with WebGL; `pnpm bench engine 1 6` compares two games.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { type BenchWindow, type Compared, onStage } from './on-stage.ts';
import { selectedGames } from './options.ts';

/** Ticks of the compared frames: the opening, and later ones with more on the screen. */
const TICKS = [30, 300, 900, 1800, 3600];
const SCALE = 0.5;
/** Frames drawn before each compared one, for effects that last. */
const LEAD_FRAMES = 20;

const rows: Record<string, string | number>[] = [];
for (const { id, slug } of selectedGames()) {
  const pictures = async (compared: Compared) => onStage(id, SCALE, picturesOf, compared);
  const [ours, whole] = [await pictures('ours'), await pictures('whole')];
  const equal = ours.filter((picture, index) => picture === whole[index]).length;
  if (equal < TICKS.length) process.exitCode = 1;
  rows.push({ game: slug, frames: TICKS.length, equal, 'different pictures': new Set(whole).size });
}
console.table(rows);

/** Hashes of the frames at the ticks. */
async function picturesOf(page: Page): Promise<string[]> {
  const hashes: string[] = [];
  await page.evaluate(
    (ticks) => {
      (window as unknown as BenchWindow).stage.loadRecorded(7, 'good', ticks, 0);
    },
    Math.max(...TICKS) + LEAD_FRAMES,
  );
  let tick = 0;
  for (const next of TICKS) {
    const picture = await page.evaluate(
      ([skipped, drawn]) => {
        const { stage } = window as unknown as BenchWindow;
        stage.skip(skipped);
        stage.frames(drawn);
        return stage.picture();
      },
      [Math.max(0, next - LEAD_FRAMES - tick), Math.min(LEAD_FRAMES, next - tick)] as const,
    );
    tick = next;
    hashes.push(createHash('sha256').update(picture).digest('hex'));
  }
  return hashes;
}
