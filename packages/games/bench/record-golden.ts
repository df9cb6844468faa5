/**
 * Records the golden runs of a game again: `node bench/record-golden.ts space-snake`. Only for an intended change of the rules,
 * together with an increase of the game's `rulesVersion`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Run, type RunSetup, drawConditions } from '@star-seekers/sim';
import { encodeRecordedRun, figuresOf } from '../src/recorded-run.ts';
import { type BotSkill, dealerFor, games } from '../src/games.ts';

const RUNS_PER_SKILL = 10;
/** Runs under conditions, each of another day. */
const DAY_RUNS = 2;

const slug = process.argv[2];
const game = [...games.values()].find((candidate) => candidate.slug === slug);
if (!game) throw new Error(`there is no game ${slug ?? '(name one)'}`);
const { sim, createBot } = game;

const folder = join(import.meta.dirname, '../src', game.slug, 'golden');
mkdirSync(folder, { recursive: true });
for (const skill of ['good', 'poor'] as const) {
  for (let index = 0; index < RUNS_PER_SKILL; index++) {
    await record(`${skill}-${index}`, skill, { seed: skill === 'good' ? index : 0xffff_ffff - index });
  }
}
for (let seed = 0; seed < DAY_RUNS; seed++) {
  const options = drawConditions(sim, seed);
  if (options) await record(`day-${seed}`, 'good', { seed, options });
}

async function record(name: string, skill: BotSkill, setup: RunSetup): Promise<void> {
  const run = new Run(sim, setup, dealerFor(sim.id, setup));
  const bot = createBot({ skill, seed: setup.seed });
  while (!run.ended) run.step(bot(run.state));
  const recorded = { gameId: sim.id, rulesVersion: sim.rulesVersion, setup, log: run.log };
  const file = JSON.parse(await encodeRecordedRun(sim, recorded)) as Record<string, unknown>;
  const path = join(folder, `${name}.json`);
  writeFileSync(path, `${JSON.stringify({ ...file, golden: figuresOf(sim, recorded) }, null, 2)}\n`);
  console.log(`${path}: ${run.outcome?.score} points in ${run.state.tick} ticks`);
}
