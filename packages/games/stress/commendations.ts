/**
 * `pnpm stress`: what 10,000 bot runs are commended for equals an independent count. Exits with 1 if one differs;
 * `node stress/commendations.ts 600` takes fewer.
 */
import { games } from '../src/games.ts';
import { compareCommendations } from '../src/testing/compare-commendations.ts';

const ALL_RUNS = Number(process.argv[2] ?? 10_000);
const FIRST_SEED = 9000;

const runs = Math.ceil(ALL_RUNS / games.size);
for (const game of games.values()) {
  const { earned, faults } = compareCommendations(game, runs, FIRST_SEED);
  for (const fault of faults) console.log(`BROKEN ${fault}`);
  const names = game.commendations?.list.map(({ name }) => `${name} ${earned.get(name) ?? 0}`).join(', ');
  console.log(
    `${faults.length === 0 ? 'holds ' : 'BROKEN'} ${game.slug}: ${runs} runs earn what is counted apart: ${names}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
