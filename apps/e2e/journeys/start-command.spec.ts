import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { freePort } from '../support/free-port.ts';

test('npm start serves the hub on its port, prints its address, and exits with 0 on Ctrl-C', async ({ request }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'star-seekers-'));
  const port = await freePort();
  const server = spawn('node', ['scripts/start.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    for await (const chunk of server.stdout) {
      output += String(chunk);
      if (output.includes(`http://localhost:${port}`)) break;
    }
    const page = await request.get(`http://localhost:${port}/`);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('<title>');
    expect((await request.get(`http://localhost:${port}/readyz`)).status()).toBe(200);
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    const [code] = (await ended) as [number | null];
    expect(code).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
