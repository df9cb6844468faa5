/** `pnpm torture [name …]`: the long form of every promise, or of those named. Exits with 1 when one is broken. */
import { tortures } from './all.ts';

const wanted = process.argv.slice(2);
for (const [name, { promise, long, run }] of Object.entries(tortures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  const { text, faults } = await run(long);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? 'kept  ' : 'BROKEN'} ${promise}\n       ${text} (${seconds} s)`);
  for (const fault of faults.slice(0, 20)) console.log(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
