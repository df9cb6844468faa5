/**
 * `pnpm bench frame`: a table of the main thread's time for a frame of each game at its busiest; `pnpm bench frame 1 6` measures two
 * games. The bench multiplies the processor time of the thread by the throttle; Chromium's own throttle uses the wall clock, which
 * includes other load of the machine. It draws the same frames several times and takes the minimum of each, because other load on the
 * same core lengthens processor time too. The time of the graphics card and of the bot is not included. Games that can be duelled are
 * measured with eight ghosts too.
 */
import { Run } from '@star-seekers/sim';
import { MAX_GHOSTS } from '@star-seekers/stage/ghosts.ts';
import type { CDPSession, Page } from 'playwright';
import { type BotSkill, dealerFor, games } from '../src/games.ts';
import { type BenchWindow, onStage } from './on-stage.ts';
import { selectedGames } from './options.ts';
import { percentile } from './percentile.ts';

/** A tick in a run of a bot. */
interface Moment {
  readonly seed: number;
  readonly skill: BotSkill;
  readonly tick: number;
}

/** Interval between two samples of a run. */
const SAMPLE_TICKS = 30;
const RUNS = 6;

/** The busiest moment in some runs of the good bot: that with the longest state. */
function busiestMoment(id: number): Moment {
  const game = games.get(id);
  if (!game) throw new Error(`there is no game ${id}`);
  const { sim, createBot } = game;
  let busiest: Moment = { seed: 0, skill: 'good', tick: 0 };
  let most = 0;
  for (let seed = 0; seed < RUNS; seed++) {
    const run = new Run(sim, { seed }, dealerFor(id, { seed }));
    const bot = createBot({ skill: 'good', seed });
    while (!run.ended) {
      run.step(bot(run.state));
      if (run.state.tick % SAMPLE_TICKS !== 0) continue;
      const size = JSON.stringify(run.state).length;
      if (size <= most) continue;
      most = size;
      busiest = { seed, skill: 'good', tick: run.state.tick };
    }
  }
  return busiest;
}

const THROTTLE = 4;
const SAMPLES = 240;
const ROUNDS = 4;
/** Scale of the canvas: the drawing commands are the same, and software rendering is faster. */
const SCALE = 0.55;
/** Frames before the measurement, so that code is compiled and pools have grown. */
const WARM_FRAMES = 120;
/** The measurement starts this long before the busiest moment. */
const LEAD_TICKS = 90;

const rows: Record<string, string | number>[] = [];
for (const { id, slug } of selectedGames()) {
  rows.push({ game: slug, ...(await measureFrames(id)) });
  console.log(JSON.stringify(rows.at(-1)));
}
console.table(rows);
console.log(
  `Aim: script p95 at most 2.5 ms a frame at ${THROTTLE}× CPU throttle, and 1 ms without it for eight ghosts.`,
);

async function measureFrames(id: number): Promise<Record<string, string | number>> {
  const moment = busiestMoment(id);
  return onStage(id, SCALE, async (page, session) => {
    await session.send('Performance.enable');
    const times = await bestTimes(page, session, moment, 0);
    const row = {
      'busiest tick': moment.tick,
      'script ms p50': percentile(times, 0.5).toFixed(2),
      'script ms p95': percentile(times, 0.95).toFixed(2),
    };
    if (!games.get(id)?.sim.beacons) return { ...row, 'of 8 ghosts, unthrottled': '' };
    const haunted = await bestTimes(page, session, moment, MAX_GHOSTS);
    const ofGhosts = haunted.map((time, frame) => (time - (times[frame] as number)) / THROTTLE);
    return { ...row, 'of 8 ghosts, unthrottled': percentile(ofGhosts, 0.95).toFixed(2) };
  });
}

/** The least time of each frame at the busiest moment, throttled, with a number of ghosts. */
async function bestTimes(page: Page, session: CDPSession, { seed, skill, tick }: Moment, ghosts: number) {
  const rounds: number[][] = [];
  let overhead = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    await page.evaluate(
      ([run, bot, skipTicks, warmFrames, measuredFrames, others]) => {
        const { stage } = window as unknown as BenchWindow;
        stage.loadRecorded(run, bot, skipTicks + warmFrames + measuredFrames, others);
        stage.skip(skipTicks);
        stage.frames(warmFrames);
      },
      [seed, skill, Math.max(0, tick - LEAD_TICKS - WARM_FRAMES), WARM_FRAMES, 2 * SAMPLES, ghosts] as const,
    );
    rounds.push(await timesOf(page, session, 1));
    // The measurement itself takes time of the thread.
    overhead = Math.min(overhead, percentile(await timesOf(page, session, 0), 0.5));
  }
  return Array.from({ length: SAMPLES }, (_, frame) => {
    const least = Math.min(...rounds.map((round) => round[frame] as number));
    return THROTTLE * Math.max(0, least - overhead);
  });
}

/** Milliseconds of the thread for a number of frames, sampled repeatedly. */
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
