/** How fast the simulations are re-run and how small their replays are, as a table. */
import { Run, TICKS_PER_SECOND, type AnyGameSim, encodeCommandLog, resimulate } from '@star-seekers/sim';
import { catalog } from '../src/catalog.ts';
import type { BotSkill } from '../src/game-module.ts';
import { bots, dealerFor, packReplay, sims } from '../src/sims.ts';

const RUNS = 200;
const BYTES_PER_BASE64_CHARACTER = 0.75;

const rows: Record<string, string | number>[] = [];
for (const { id, slug } of catalog) {
  const sim = sims.get(id);
  if (!sim) continue;
  for (const skill of ['good', 'poor'] as const) rows.push({ game: slug, bot: skill, ...(await measure(sim, skill)) });
}
console.table(rows);
console.log('Aims: p5 at least 2,000 × real time, at most 1,024 bytes of replay a minute.');

/** `p5` is the speed that 95 of 100 runs reach. */
async function measure(sim: AnyGameSim, skill: BotSkill): Promise<Record<string, number>> {
  const speeds: number[] = [];
  const tickTimes: number[] = [];
  let bytes = 0;
  let seconds = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const run = play(sim, skill, seed);
    const log = run.log;
    const startedAt = performance.now();
    resimulate(sim, run.setup, log);
    const tookMs = performance.now() - startedAt;
    speeds.push(((log.ticks / TICKS_PER_SECOND) * 1000) / tookMs);
    tickTimes.push((tookMs * 1000) / log.ticks);
    bytes += (await packReplay(encodeCommandLog(sim.commands, log))).length * BYTES_PER_BASE64_CHARACTER;
    seconds += log.ticks / TICKS_PER_SECOND;
  }
  return {
    runs: RUNS,
    'seconds a run': Math.round(seconds / RUNS),
    'x real time p50': Math.round(percentile(speeds, 0.5)),
    'x real time p5': Math.round(percentile(speeds, 0.05)),
    'µs a tick p95': Number(percentile(tickTimes, 0.95).toFixed(2)),
    'replay bytes a minute': Math.round((bytes / seconds) * 60),
  };
}

function play(sim: AnyGameSim, skill: BotSkill, seed: number) {
  const createBot = bots.get(sim.id);
  if (!createBot) throw new Error(`game ${sim.id} has no bot`);
  const run = new Run(sim, { seed }, dealerFor(sim.id, seed));
  const bot = createBot({ skill, seed });
  while (!run.ended) run.step(bot(run.state));
  return run;
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
