/**
 * `pnpm bench sim`: a table of the speed of re-simulation, also at the busiest, and of the size of replays; `pnpm bench sim 1 6`
 * measures two games. Bots play a game for some seconds, then each run is replayed from its log several times. The minimum of each tick
 * counts, so that other load of the machine has no effect. (Processor time is too coarse: its resolution is longer than a second of a
 * run takes.)
 */
import {
  type AnyGameSim,
  type CommandLog,
  Run,
  type RunSetup,
  TICKS_PER_SECOND,
  encodeCommandLog,
  loggedBeacons,
} from '@star-seekers/sim';
import { type AnyGame, type BotSkill, dealerFor } from '../src/games.ts';
import { packReplay } from '../src/replay-transport.ts';
import { selectedGames } from './options.ts';
import { percentile } from './percentile.ts';

/** Time for each bot in each game, and limits of its number of runs. */
const BUDGET_MS = 7000;
const MIN_RUNS = 5;
const MAX_RUNS = 60;
const REPLAYS = 10;
const BYTES_PER_BASE64_CHARACTER = 0.75;

const AIMS = { speed: 5000, tickMicroseconds: 1000, bytesPerMinute: 1024 };

type Row = Record<string, string | number>;

const rows: Row[] = [];
for (const game of selectedGames()) {
  for (const skill of ['good', 'poor'] as const) {
    rows.push({ game: game.slug, bot: skill, ...(await measure(game, skill)) });
    console.log(JSON.stringify(rows.at(-1)));
  }
}
console.table(rows);
console.log(
  `Aims: 95 of 100 runs, and of their busiest seconds, at ${AIMS.speed} × real time or faster; 99 of 100 ticks within ${AIMS.tickMicroseconds} µs; at most ${AIMS.bytesPerMinute} bytes of replay a minute.`,
);

async function measure(game: AnyGame, skill: BotSkill): Promise<Row> {
  const { sim } = game;
  const speeds: number[] = [];
  const busiest: number[] = [];
  const ticks: number[] = [];
  let [bytes, seconds, seed] = [0, 0, 0];
  const startedAt = performance.now();
  while (seed < MIN_RUNS || (seed < MAX_RUNS && performance.now() - startedAt < BUDGET_MS)) {
    const { setup, log } = play(game, skill, seed++);
    const { tickMs, busiestSecond } = replay(sim, setup, log);
    const length = log.ticks / TICKS_PER_SECOND;
    speeds.push((length * 1000) / sum(tickMs));
    busiest.push(1000 / sum(tickMs.subarray(busiestSecond * TICKS_PER_SECOND, (busiestSecond + 1) * TICKS_PER_SECOND)));
    for (const ms of tickMs) ticks.push(ms * 1000);
    bytes += (await packReplay(encodeCommandLog(sim.commands, log))).length * BYTES_PER_BASE64_CHARACTER;
    seconds += length;
  }
  const row = {
    runs: seed,
    'seconds a run': Math.round(seconds / seed),
    'x real time p50': Math.round(percentile(speeds, 0.5)),
    'x real time p5': Math.round(percentile(speeds, 0.05)),
    'x at the busiest p5': Math.round(percentile(busiest, 0.05)),
    'µs a tick p99': Number(percentile(ticks, 0.99).toFixed(1)),
    'replay bytes a minute': Math.round((bytes / seconds) * 60),
  };
  const holds =
    Math.min(row['x real time p5'], row['x at the busiest p5']) >= AIMS.speed &&
    row['µs a tick p99'] <= AIMS.tickMicroseconds &&
    row['replay bytes a minute'] <= AIMS.bytesPerMinute;
  if (!holds) process.exitCode = 1;
  return { ...row, holds: holds ? 'yes' : 'NO' };
}

function play({ sim, createBot }: AnyGame, skill: BotSkill, seed: number) {
  const run = new Run(sim, { seed }, dealerFor(sim.id, { seed }));
  const bot = createBot({ skill, seed });
  while (!run.ended) run.step(bot(run.state));
  return run;
}

/** Measures each tick of a run. @returns also the busiest of its full seconds: that with the longest state */
function replay(sim: AnyGameSim, setup: RunSetup, log: CommandLog<unknown>) {
  const byTick = Map.groupBy(log.commands, ({ tick }) => tick);
  const commands = Array.from({ length: log.ticks }, (_, tick) =>
    (byTick.get(tick + 1) ?? []).map(({ command }) => command),
  );
  const tickMs = new Float64Array(log.ticks).fill(Number.POSITIVE_INFINITY);
  let busiestSecond = 0;
  let most = 0;
  for (let count = 0; count < REPLAYS; count++) {
    const run = new Run(sim, setup);
    if (sim.beacons) run.reveals = loggedBeacons(log, run.state);
    for (const [tick, tickCommands] of commands.entries()) {
      const startedAt = performance.now();
      run.step(tickCommands);
      tickMs[tick] = Math.min(tickMs[tick] as number, performance.now() - startedAt);
      if (count > 0 || (tick + 1) % TICKS_PER_SECOND !== 0) continue;
      const size = JSON.stringify(run.state).length;
      if (size > most) [most, busiestSecond] = [size, Math.floor(tick / TICKS_PER_SECOND)];
    }
  }
  return { tickMs, busiestSecond };
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
