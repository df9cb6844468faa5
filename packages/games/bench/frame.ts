/**
 * `pnpm bench frame`: what a frame of each game costs the browser's main thread at its busiest, as a table; `pnpm bench frame 1 6`
 * measures two games. A frame is measured by the processor time of the thread and multiplied by the throttle: Chromium's own throttle
 * goes by the wall clock and would count what else the machine does. The same frames are drawn several times and the least of each
 * counts, because a neighbour on the same core lengthens processor time too. What the graphics card takes is not in it, nor what a bot
 * thinks: its run is played before, and shown again.
 */
import type { CDPSession, Page } from 'playwright';
import { busiestMoment } from './busiest.ts';
import { type BenchWindow, onStage, wantedGames } from './on-stage.ts';
import { percentile } from './percentile.ts';

const THROTTLE = 4;
const SAMPLES = 240;
const ROUNDS = 4;
/** Of the game's size: what is drawn is the same, and software takes less long for its pixels. */
const SCALE = 0.55;
/** Drawn before anything is measured, so that code is compiled and pools have grown. */
const WARM_FRAMES = 120;
/** Frames are measured a little before and after the busiest moment. */
const LEAD_TICKS = 90;

const rows: Record<string, string | number>[] = [];
for (const { id, slug } of wantedGames()) {
  rows.push({ game: slug, ...(await measureFrames(id)) });
  console.log(JSON.stringify(rows.at(-1)));
}
console.table(rows);
console.log(`Aim: script p95 at most 4 ms a frame at ${THROTTLE}× CPU throttle.`);

async function measureFrames(id: number): Promise<Record<string, string | number>> {
  const { seed, skill, tick } = busiestMoment(id);
  return onStage(id, SCALE, async (page, session) => {
    await session.send('Performance.enable');
    const rounds: number[][] = [];
    let asking = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS; round++) {
      await page.evaluate(
        ([run, bot, skipped, warm, shown]) => {
          const { stage } = window as unknown as BenchWindow;
          stage.loadRecorded(run, bot, skipped + warm + shown);
          stage.skip(skipped);
          stage.frames(warm);
        },
        [seed, skill, Math.max(0, tick - LEAD_TICKS - WARM_FRAMES), WARM_FRAMES, 2 * SAMPLES] as const,
      );
      rounds.push(await timesOf(page, session, 1));
      // Asking costs the thread something too.
      asking = Math.min(asking, percentile(await timesOf(page, session, 0), 0.5));
    }
    const times = Array.from({ length: SAMPLES }, (_, frame) => {
      const least = Math.min(...rounds.map((round) => round[frame] as number));
      return THROTTLE * Math.max(0, least - asking);
    });
    return {
      'busiest tick': tick,
      'script ms p50': percentile(times, 0.5).toFixed(2),
      'script ms p95': percentile(times, 0.95).toFixed(2),
    };
  });
}

/** Milliseconds that the thread works for so many frames, again and again. */
async function timesOf(page: Page, session: CDPSession, frames: number): Promise<number[]> {
  const times: number[] = [];
  let last = await threadSeconds(session);
  for (let sample = 0; sample < SAMPLES; sample++) {
    await page.evaluate((count) => (window as unknown as BenchWindow).stage.frames(count), frames);
    const now = await threadSeconds(session);
    times.push((now - last) * 1000);
    last = now;
  }
  return times;
}

async function threadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
}
