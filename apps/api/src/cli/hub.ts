/** Operator commands: `pnpm operator <command>`; see `docs/operations.md`. */
import { processTerminal } from './terminal.ts';
import { runHub } from './run-hub.ts';

process.exitCode = await runHub(process.argv.slice(2), processTerminal());
