/**
 * `pnpm bench engines`: at least a million ticks of each game, played by bots, simulated again in Node and in Chromium. Prints the
 * hash of each, and fails when they differ. The golden runs of `npm test` are its short form.
 */
import { Run, encodeCommandLog } from '@star-seekers/sim';
import { catalog } from '../src/catalog.ts';
import { bots, dealerFor, sims } from '../src/sims.ts';
import { type PlayedRun, hashOfRuns } from './engine-hash.ts';
import { openBenchPage } from './page-server.ts';

const TICKS = 1_000_000;

const rows: Record<string, string | number>[] = [];
const { page, close } = await openBenchPage();
for (const { id, slug } of catalog) {
  const [sim, createBot] = [sims.get(id), bots.get(id)];
  if (!sim || !createBot) continue;
  const runs: PlayedRun[] = [];
  let ticks = 0;
  for (let seed = 0; ticks < TICKS; seed++) {
    const run = new Run(sim, { seed }, dealerFor(id, seed));
    const bot = createBot({ skill: seed % 3 === 0 ? 'poor' : 'good', seed });
    while (!run.ended) run.step(bot(run.state));
    ticks += run.state.tick;
    runs.push({ seed, log: Buffer.from(encodeCommandLog(sim.commands, run.log)).toString('base64') });
  }
  const node = hashOfRuns(id, runs);
  const chromium = await page.evaluate(
    async ([game, played]) => {
      const path = '/bench/engine-hash.ts';
      const module = (await import(path)) as { hashOfRuns: typeof hashOfRuns };
      return module.hashOfRuns(game, played);
    },
    [id, runs] as const,
  );
  rows.push({ game: slug, runs: runs.length, ticks, node, chromium, equal: String(node === chromium) });
  if (node !== chromium) process.exitCode = 1;
}
await close();
console.table(rows);
