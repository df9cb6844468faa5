import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdDecompress } from 'node:zlib';
import { expect, spareWork, test } from '../support/fixtures.ts';
import { freePort } from '../support/free-port.ts';
import { SNAKE, endAndVerify } from '../support/play.ts';
import { registerWithCredits } from '../support/player.ts';
import { openScreen } from '../support/screen-checks.ts';

const root = join(import.meta.dirname, '../../..');

test('a release, unpacked in an empty folder, needs Node alone: its hub is played, its commands work, and it stops', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'star-seekers-release-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/release.ts', folder], { cwd: root });
    const file = stdout.trim().split('\n').at(-1) ?? '';
    const archive = file.replace(/\.zst$/, '');
    await pipeline(createReadStream(file), createZstdDecompress(), createWriteStream(archive));
    await promisify(execFile)('tar', ['--extract', '--file', archive, '-C', folder]);

    const cwd = join(folder, 'empty');
    mkdirSync(cwd);
    const program = join(file.replace(/\.tar\.zst$/, ''), 'star-seekers');
    const settings = { cwd, env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, PORT: String(port) } };
    const run = async (...args: string[]) => promisify(execFile)(program, args, settings);
    expect((await run('check')).stdout).toContain('The server would start.');

    const server = spawn(program, [], { ...settings, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit') as Promise<[number | null]>;
    let output = '';
    for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
      output += String(chunk);
      if (output.includes(url)) break;
    }

    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    await spareWork(context);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    const { username } = await registerWithCredits(page);
    expect(await (await page.request.get('/api/legal/terms?language=en')).text()).toContain('Terms of use');
    await page.goto('/game2');
    await page.getByRole('button', { name: SNAKE.start }).click();
    const countdown = page.locator('[role=timer][aria-live=assertive]');
    await expect(countdown).toHaveText(/[321]/);
    await expect(countdown).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeEnabled();
    // As long as a finger stays on a key.
    await page.keyboard.press('ArrowUp', { delay: 100 });
    await page.keyboard.press('KeyP');
    await endAndVerify(page, SNAKE);
    await openScreen(page, '/runs');
    const id = (await page.locator('a[href^="/run/"]').first().getAttribute('href'))?.split('/').at(-1) ?? '';
    const picture = await page.request.get(`/og/run/${id}.png`);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(problems).toEqual([]);
    await context.close();

    expect((await run('operator', 'player', 'show', username)).stdout).toContain(id);
    await run('backup', 'copy.sqlite');
    expect((await run('operator', 'verify', 'run', `${url}/run/${id}`)).stdout).toContain('The run holds');

    server.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
