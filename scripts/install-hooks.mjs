// Plain JavaScript: pnpm runs it with whatever Node the machine has, which may be too old to read TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// A source archive has no .git folder and a CI machine makes no commits.
if (existsSync('.git') && !process.env.CI) spawnSync('lefthook', ['install'], { stdio: 'ignore' });
