// Plain JavaScript: pnpm runs it with the Node of the machine, which may be too old for TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// A source archive has no .git folder and a CI machine makes no commits.
if (existsSync('.git') && !process.env.CI) spawnSync('lefthook', ['install'], { stdio: 'ignore' });
