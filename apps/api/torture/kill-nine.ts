/** `kill -9` of servers under load, against the clients' log; `--postgres`, `--processes=`, `--rounds=`, `--seed=` change it. */
import { killNine } from '../src/testing/drills/kill-nine.ts';
import { runDrill } from './run-drill.ts';

await runDrill(
  { rounds: 100, processes: 1, players: 12, seed: Date.now() % 1_000_000 },
  killNine,
  ({ faults }) => faults,
);
