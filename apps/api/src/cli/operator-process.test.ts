import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { programFile } from '../testing/server-process/programs.ts';

test('as a process, the command writes output to stdout, errors to stderr, and an exit code', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-cli-'));
  const operator = async (...args: string[]) =>
    promisify(execFile)(process.execPath, [programFile('program'), 'operator', ...args], {
      env: { ...process.env, DATA_DIR: dataDir },
    }).then(
      (output) => ({ code: 0, ...output }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  const shown = { code: 0, stdout: expect.stringContaining('run void <run id>') as string, stderr: '' };
  expect(await operator()).toMatchObject(shown);
  expect(await operator('player', 'bar', 'nova', '--yes', '--reason', 'asked for it')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('There is no database at') as string,
  });
  rmSync(dataDir, { recursive: true });
});
