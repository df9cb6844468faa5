/**
 * `pnpm bench theatre`: how long it takes to prepare the longest run of a bot in each game for the theatre, to enter it at random ticks,
 * how much memory that takes, and whether it grows in an hour of scrubbing; `pnpm bench theatre 1 6` measures two games. Exits with 1 when
 * an aim is missed.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type AnyRun, Keyframes, Run, type SimState, TICKS_PER_SECOND, createRng, nextInt } from '@star-seekers/sim';
import { type AnyGame, dealerFor } from '../src/games.ts';
import { selectedGames } from './options.ts';
import { percentile } from './percentile.ts';

const RUNS = 30;
const SEEKS = 1000;
const AIM_SEEK_P95_MS = 50;

/** An hour in which the timeline is dragged: a seek each 0.6 s. */
const SCRUBS = 6000;
/** The heap is measured so often in that hour. */
const MEASURES = 6;
/** Allowance for compiled code. */
const AIM_GROWTH_MB = 0.5;

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

const rows = selectedGames().map((game) => measure(game, longestRun(game)));
console.table(rows);
console.log(
  `Aim: 95 of 100 seeks within ${AIM_SEEK_P95_MS} ms, at most ${AIM_GROWTH_MB} MB more after an hour of scrubbing.`,
);
const misses = rows.some((row) => row['seek ms p95'] > AIM_SEEK_P95_MS || row['growth MB'] > AIM_GROWTH_MB);
if (misses) process.exitCode = 1;

function longestRun({ sim, createBot }: AnyGame): AnyRun {
  const runs = Array.from({ length: RUNS }, (_, seed) => {
    const run: AnyRun = new Run(sim, { seed }, dealerFor(sim.id, { seed }));
    const bot = createBot({ skill: 'good', seed });
    while (!run.ended) run.step(bot(run.state));
    return run;
  });
  return runs.reduce((longest, run) => (run.state.tick > longest.state.tick ? run : longest));
}

function measure({ slug, sim }: AnyGame, { setup, log }: AnyRun) {
  const before = usedBytes();
  const keyframes = new Keyframes(sim, setup, log);
  const startedAt = performance.now();
  keyframes.prepare();
  const passMs = performance.now() - startedAt;
  const bytes = usedBytes() - before;
  const rng = createRng(7);
  const seeks = Array.from({ length: SEEKS }, () => {
    const tick = nextInt(rng, log.ticks + 1);
    const from = performance.now();
    keyframes.seek(tick);
    return performance.now() - from;
  });
  return {
    game: slug,
    'run s': Math.round(log.ticks / TICKS_PER_SECOND),
    commands: log.commands.length,
    'pass ms': Math.round(passMs),
    'seek ms p50': Number(percentile(seeks, 0.5).toFixed(2)),
    'seek ms p95': Number(percentile(seeks, 0.95).toFixed(2)),
    'copies MB': Number((bytes / 1e6).toFixed(2)),
    'growth MB': Number((growthOf(keyframes) / 1e6).toFixed(2)),
  };
}

/** Growth of the heap from the first to the second half of an hour of scrubbing, in bytes. */
function growthOf(keyframes: Pick<Keyframes<SimState, unknown, unknown>, 'seek' | 'log'>): number {
  const rng = createRng(11);
  const heaps = Array.from({ length: MEASURES }, () => {
    for (let scrub = 0; scrub < SCRUBS / MEASURES; scrub++) keyframes.seek(nextInt(rng, keyframes.log.ticks + 1));
    return usedBytes();
  });
  return Math.min(...heaps.slice(MEASURES / 2)) - Math.min(...heaps.slice(0, MEASURES / 2));
}

function usedBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
