/**
 * `pnpm bench heap`: a table of the growth of the heap in ten minutes of play; `pnpm bench heap 1 6` measures two games. A bot plays
 * every tick, run after run, and five frames per second are drawn; the heap is measured after a garbage collection each minute.
 */
import { type BenchWindow, onStage } from './on-stage.ts';
import { selectedGames } from './options.ts';

const MINUTES = 10;
const TICKS_A_MINUTE = 3600;
/** Ticks per drawn frame. */
const TICKS_A_FRAME = 12;
/** Scale of the canvas: the drawing commands are the same, with fewer pixels. */
const SCALE = 0.25;
const MEBIBYTE = 2 ** 20;
/** Allowance for the recorded run, compiled code and the page; a leak of 100 bytes per frame would exceed it. */
const MOST_GROWTH_MIB = 0.5;

const rows: Record<string, string | number>[] = [];
for (const { id, slug } of selectedGames()) {
  const heaps = await measureHeap(id);
  // Compares the minima of both halves, without the first minutes, in which code is compiled and pools grow.
  const growth = Math.min(...heaps.slice(MINUTES / 2)) - Math.min(...heaps.slice(2, MINUTES / 2));
  rows.push({
    game: slug,
    'heap MiB by minute': heaps.map((mib) => mib.toFixed(1)).join(' '),
    growth: growth.toFixed(2),
  });
  console.log(JSON.stringify(rows.at(-1)));
  if (growth > MOST_GROWTH_MIB) process.exitCode = 1;
}
console.table(rows);
console.log(`Aim: no heap growth over ${MINUTES} minutes: at most ${MOST_GROWTH_MIB} MiB between its two halves.`);

/** Mebibytes in use after each minute. */
async function measureHeap(id: number): Promise<number[]> {
  return onStage(id, SCALE, async (page, session) => {
    await page.evaluate(() => (window as unknown as BenchWindow).stage.load(1, 'good'));
    const heaps: number[] = [];
    for (let minute = 0; minute < MINUTES; minute++) {
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
    return heaps;
  });
}
