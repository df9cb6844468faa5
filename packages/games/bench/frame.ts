/**
 * `pnpm bench frame`: what a frame of each game costs the browser's main thread at its busiest, and whether ten minutes of play
 * leave anything behind, as a table; `pnpm bench frame 1 6` measures two games. A frame is measured by the processor time of the
 * thread, which other work on the machine does not lengthen, and multiplied by the throttle: Chromium's own throttle goes by the
 * wall clock and would count that work. What the graphics card takes is not in it.
 */
import type { CDPSession, Page } from 'playwright';
import { catalog } from '../src/catalog.ts';
import { bots, sims } from '../src/sims.ts';
import { busiestMoment } from './busiest.ts';
import type { BenchStage, openStage } from './frame-page.ts';
import { openBenchPage } from './page-server.ts';

const THROTTLE = 4;
const SAMPLES = 300;
/** Drawn before anything is measured, so that code is compiled and pools have grown. */
const WARM_FRAMES = 120;
/** Frames are measured a little before and after the busiest moment. */
const LEAD_TICKS = 90;

const MINUTES = 10;
const TICKS_A_MINUTE = 3600;
/** One frame is drawn for so many ticks of the ten minutes. */
const TICKS_A_FRAME = 12;
const HEAP_SCALE = 0.25;
const MEBIBYTE = 2 ** 20;

interface BenchWindow {
  stage: BenchStage;
}

const wanted = process.argv.slice(2).map(Number);
const rows: Record<string, string | number>[] = [];
for (const { id, slug } of catalog) {
  if (!sims.has(id) || !bots.has(id) || (wanted.length > 0 && !wanted.includes(id))) continue;
  const script = await measureFrames(id);
  const heap = await measureHeap(id);
  rows.push({ game: slug, ...script, ...heap });
}
console.table(rows);
console.log(
  `Aims: script p95 at most 4 ms a frame at ${THROTTLE}× CPU throttle, no heap growth over ${MINUTES} minutes.`,
);

async function measureFrames(id: number): Promise<Record<string, string | number>> {
  const { seed, skill, tick } = busiestMoment(id);
  return onStage(id, 1, async (page, session) => {
    await page.evaluate(
      ([run, bot, skipped, warm]) => {
        const { stage } = window as unknown as BenchWindow;
        stage.load(run, bot);
        stage.skip(skipped);
        stage.frames(warm);
      },
      [seed, skill, Math.max(0, tick - LEAD_TICKS - WARM_FRAMES), WARM_FRAMES] as const,
    );
    await session.send('Performance.enable');
    // Asking costs the thread something too.
    const asking = percentile(await timesOf(page, session, 0), 0.5);
    const times = (await timesOf(page, session, 1)).map((ms) => THROTTLE * Math.max(0, ms - asking));
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

async function measureHeap(id: number): Promise<Record<string, string | number>> {
  return onStage(id, HEAP_SCALE, async (page, session) => {
    await page.evaluate(() => (window as unknown as BenchWindow).stage.load(1, 'good'));
    const heaps: number[] = [];
    for (let minute = 0; minute <= MINUTES; minute++) {
      await page.evaluate(
        ([frames, ticks]) => {
          for (let frame = 0; frame < frames; frame++) (window as unknown as BenchWindow).stage.accelerate(ticks);
        },
        [TICKS_A_MINUTE / TICKS_A_FRAME, TICKS_A_FRAME] as const,
      );
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      heaps.push(usedSize / MEBIBYTE);
    }
    // The first minute lets the pools grow.
    const [first = 0, last = 0] = [heaps[1], heaps.at(-1)];
    return { 'heap MiB': last.toFixed(2), 'heap growth MiB': (last - first).toFixed(2) };
  });
}

async function onStage<Result>(
  id: number,
  scale: number,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const { page, close } = await openBenchPage();
  try {
    const session = await page.context().newCDPSession(page);
    await page.evaluate(
      async ([game, size]) => {
        const path = '/bench/frame-page.ts';
        const module = (await import(path)) as { openStage: typeof openStage };
        (window as unknown as BenchWindow).stage = await module.openStage(game, size);
      },
      [id, scale] as const,
    );
    return await work(page, session);
  } finally {
    await close();
  }
}

async function threadSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
