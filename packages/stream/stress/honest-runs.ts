/** `pnpm stress`: plays honest runs over a bad network. Exits with 1 if one of them is not witnessed. */
import { playHonestRun } from '../src/testing/honest-run.ts';

const RUNS = 10_000;

const faults = new Map<string, number>();
const worst = { unaccountedMs: 0, lateTicks: 0 };
for (let seed = 0; seed < RUNS; seed++) {
  const { fault, figures, happened } = playHonestRun(seed);
  worst.unaccountedMs = Math.max(worst.unaccountedMs, figures.unaccountedMs);
  worst.lateTicks = Math.max(worst.lateTicks, figures.lateTicks);
  if (!fault) continue;
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
  if (faults.size < 20) console.log(`BROKEN seed ${seed}: ${fault}`, figures, happened);
}
console.log(
  `${RUNS} honest runs, not witnessed: ${JSON.stringify([...faults])}, worst figures: ${JSON.stringify(worst)}`,
);
if (faults.size > 0) process.exitCode = 1;
