/**
 * `pnpm bench par`: the medals of a day under all conditions that a game has, from the attempts of its panel; `pnpm bench par 1 6` plays two
 * games, `--attempts=20` fewer attempts of each type of player. `pnpm bench par --record` stores them in `par.json` of the game's folder. It
 * takes 20 minutes of processor time, on all cores; a game in which all attempts that made its medals still have their scores only gets
 * the new hash of its sources, in seconds, unless `--all` asks for everything.
 */
import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import type { RunOptions } from '@star-seekers/sim';
import { medalsUnder } from '../src/medal.ts';
import type { AnyPanel } from '../src/panel/pace.ts';
import { loadPanels } from '../src/panel/panels.ts';
import { ATTEMPTS, type Par, measurePar, repeatPar } from '../src/panel/par.ts';
import { readParRecord, writeParRecord } from '../src/testing/panel-records.ts';
import { sourcesOfPanels } from '../src/testing/panel-sources.ts';
import { numberOption, selectedGames } from './options.ts';

interface Task {
  readonly slug: string;
  readonly options: RunOptions;
  readonly attempts: number;
}

interface Measured {
  readonly par: Par;
  readonly seconds: number;
}

const panels = await loadPanels();

if (isMainThread) await measureAll();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
else parentPort?.on('message', (task: Task) => parentPort?.postMessage(measure(task)));

async function measureAll(): Promise<void> {
  const records = process.argv.includes('--record');
  const attempts = (records ? undefined : numberOption('attempts')) ?? ATTEMPTS;
  const sourcesOf = sourcesOfPanels('par');
  const threads = Array.from({ length: availableParallelism() }, () => new Worker(new URL(import.meta.url)));
  const selected = new Set<number>(selectedGames().map(({ id }) => id));
  for (const panel of panels.filter(({ game }) => selected.has(game.id) && game.sim.dayConditions)) {
    const { slug } = panel.game;
    const sources = sourcesOf(panel);
    const stored = readParRecord(panel);
    if (records && stored && !process.argv.includes('--all') && isStill(panel, stored)) {
      writeParRecord(panel, { ...stored, sources });
      console.log(`${slug}: as it was recorded`);
      continue;
    }
    const tasks = (panel.game.sim.dayConditions ?? []).map((options) => ({ slug, options, attempts }));
    const days = await measureTasks(tasks, threads);
    if (records) writeParRecord(panel, { sources, attempts, days });
  }
  await Promise.all(threads.map(async (thread) => thread.terminate()));
}

/** Whether a record has the game's conditions, and each of its medals comes out again. */
function isStill(panel: AnyPanel, { attempts, days }: NonNullable<ReturnType<typeof readParRecord>>): boolean {
  return (
    attempts === ATTEMPTS &&
    isDeepStrictEqual(
      days.map(({ options }) => options),
      panel.game.sim.dayConditions,
    ) &&
    days.every((day) => isDeepStrictEqual(repeatPar(panel, day), medalsUnder({ medals: day }, {})))
  );
}

/** Each thread takes the next task when it has done one; the result has the order of the tasks. */
async function measureTasks(tasks: readonly Task[], threads: readonly Worker[]): Promise<Par[]> {
  const waiting = [...tasks.entries()];
  const days: Par[] = [];
  const work = async (thread: Worker) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, task] = next;
      const { par, seconds } = await measureIn(thread, task);
      days[index] = par;
      const { options, bronze, silver, gold } = par;
      const done = `${Object.keys(days).length}/${tasks.length}`;
      console.log(`${task.slug} ${done} ${JSON.stringify(options)}: ${bronze} ${silver} ${gold} (${seconds} s)`);
    }
  };
  await Promise.all(threads.map(work));
  return days;
}

async function measureIn(thread: Worker, task: Task): Promise<Measured> {
  const { promise, resolve, reject } = Promise.withResolvers<Measured>();
  thread.once('message', resolve).once('error', reject);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(task);
  try {
    return await promise;
  } finally {
    thread.off('error', reject);
  }
}

function measure({ slug, options, attempts }: Task): Measured {
  const panel = panels.find(({ game }) => game.slug === slug) as AnyPanel;
  const before = process.threadCpuUsage().user;
  const par = measurePar(panel, options, attempts);
  return { par, seconds: Math.round((process.threadCpuUsage().user - before) / 1e6) };
}
