/**
 * `pnpm bench heap`: whether ten minutes of play leave anything behind in the browser, as a table; `pnpm bench heap 1 6` measures two
 * games. A bot plays every tick of the ten minutes, run after run, and every fifth of a second is drawn; what is still there after the
 * garbage has been collected is weighed minute by minute.
 */
import { type BenchWindow, onStage, wantedGames } from './on-stage.ts';

const MINUTES = 10;
const TICKS_A_MINUTE = 3600;
/** One frame is drawn for so many ticks. */
const TICKS_A_FRAME = 12;
/** Of the game's size: what is drawn is the same, with fewer pixels. */
const SCALE = 0.25;
const MEBIBYTE = 2 ** 20;
/** What the recording of the run itself, its compiled code and the page may add: a leak of 100 bytes a frame would be more. */
const MOST_GROWTH_MIB = 0.5;

const rows: Record<string, string | number>[] = [];
for (const { id, slug } of wantedGames()) {
  const heaps = await measureHeap(id);
  // The first minutes compile the code and let the pools grow: of each half what is least.
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
