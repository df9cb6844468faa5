/** `pnpm torture [name …]`: the long form of every promise, or of those named. With `--postgres` on a PostgreSQL of its own. Exits with 1 when one is broken. */
import { parseArgs } from 'node:util';
import { tortures } from './all.ts';
import { startOwnPostgres } from './on-postgres.ts';

const { values, positionals: wanted } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const stopPostgres = values.postgres ? await startOwnPostgres() : undefined;

for (const [name, { promise, long, run }] of Object.entries(tortures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = performance.now();
  const { text, faults } = await run(long);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? 'kept  ' : 'BROKEN'} ${promise}\n       ${text} (${seconds} s)`);
  for (const fault of faults.slice(0, 20)) console.log(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
await stopPostgres?.();
