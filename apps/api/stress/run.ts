/**
 * `pnpm stress [name …]`: runs the long form of all or the named stress tests, and with no name all tests on PostgreSQL. `--postgres` uses its own
 * PostgreSQL. Exits with 1 on a failure.
 */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stressTests as hubTests } from './hub-stress.ts';
import { startOwnPostgres } from '../src/testing/databases/own-postgres.ts';
import { stressTests as runTests } from './run-stress.ts';
import { tally } from './stress.ts';

/** Faults that are printed of a test. */
const MOST_FAULTS = 20;

const { values, positionals: names } = parseArgs({
  options: { postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
// Servers that are started while others are measured take little of their time then.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'star-seekers-compiled');
const stopPostgres = values.postgres ? await startOwnPostgres() : undefined;

for (const [name, { promise, long, run }] of Object.entries({ ...hubTests, ...runTests })) {
  if (names.length > 0 && !names.includes(name)) continue;
  const startedAt = performance.now();
  const { text, faults } = await run(long);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? 'passed' : 'FAILED'} ${promise}\n       ${text} (${seconds} s)`);
  for (const fault of faults.slice(0, MOST_FAULTS)) console.log(`       ${fault}`);
  if (faults.length > MOST_FAULTS) console.log(`       all ${faults.length}: ${tally(faults.map(kindOf))}`);
  if (faults.length > 0) process.exitCode = 1;
}
await stopPostgres?.();
if (names.length === 0) {
  // Those that `npm test` skips there, too.
  const { status } = spawnSync('vitest', ['run', '--project', 'postgres'], { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}

/** A fault without its ids and figures. */
function kindOf(fault: string): string {
  return fault.replaceAll(/[\da-f]{8}-[-\da-f]{27}|\d+/g, '…');
}
