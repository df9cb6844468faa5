import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../../testing/index.ts';
import { postWithHeaders } from '../../testing/post-with-headers.ts';

const WINDOW_MS = 60_000;

/** Pages whose head is filled when they are requested. */
const FILLED = [
  '/run/:id',
  '/play/:id',
  '/challenge/:id',
  '/duel/:id',
  '/live/:id',
  '/player/:username',
  '/daily/:day',
  '/chronicle/:id',
];

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'star-seekers-limits-'));

beforeAll(async () => {
  const page = { title: 'A page', description: 'Of the hub.', search: 'listed' };
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'archive/a-build'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!-- page --><!-- /page -->');
  const table = { pages: ['/', ...FILLED].map((path) => ({ path, ...page })), notFound: page };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(table));
  writeFileSync(join(folder, 'assets/hub.js'), '');
  writeFileSync(join(folder, 'archive/a-build/player.html'), '');
  server = await startTestServer({
    limits: {
      requestsByAddress: { max: 1, windowMs: WINDOW_MS },
      filesByAddress: { max: 3, windowMs: WINDOW_MS },
    },
    webRoot: folder,
    archiveDir: join(folder, 'archive'),
  });
  server.clock.stop();
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => server.clock.advance(WINDOW_MS));

/** Whether each of four requests is refused. */
async function refusals(path: string): Promise<boolean[]> {
  const refused: boolean[] = [];
  for (let request = 0; request < 4; request++) {
    const { status } = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    refused.push(status === 429);
  }
  return refused;
}

const PATHS = [
  '/',
  ...FILLED.map((path) => path.replace(/:\w+$/, '2026-11-21')),
  '/nothing',
  '/nothing.js',
  '/og/run/a.png',
  '/robots.txt',
  '/sitemap.xml',
  '/metrics',
  '/dev/mail',
  '/stripe-sandbox/pay/nothing',
  '/api/docs',
  '/api/docs/openapi.json',
  '/api/plain.css',
  '/api/nothing',
  '/api/runs/a/stream',
  '/api/config',
  '/healthz',
  '/readyz',
];

test.each(PATHS)('requests to %s are limited by address', async (path) => {
  expect(await refusals(path)).toEqual([false, true, true, true]);
});

test.each(['/assets/hub.js', '/assets/nothing.js', '/sealed/a-build/player.html', '/sealed/a-build/nothing.js'])(
  '%s is a file, of which an address may load more',
  async (path) => {
    expect(await refusals(path)).toEqual([false, false, false, true]);
    expect((await fetch(`${server.url}/api/config`)).status).toBe(200);
  },
);

test('a request to another host counts too', async () => {
  const headers = { host: 'evil.example' };
  const send = async () => postWithHeaders(`${server.url}/api/logout`, {}, headers);
  expect([await send(), await send()]).toEqual([404, 429]);
});
