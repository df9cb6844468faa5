import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../../testing/index.ts';

const PAGE = `<!doctype html><html><head>
<!-- page: replaced -->
<title>Star Seekers</title>
<!-- /page -->
<script type="module" crossorigin src="/assets/index-d3f4.js"></script>
</head><body><!-- sky --><!-- /sky --></body></html>`;
const TABLE = {
  pages: [
    { path: '/', title: 'Star Seekers', description: 'Games among the stars.', search: 'listed' },
    { path: '/leaderboard', title: 'Boards', description: 'Who "leads" & how.', search: 'listed' },
    {
      path: '/dashboard',
      title: 'Dashboard',
      description: 'The hub.',
      search: 'open',
      preload: [
        { href: '/assets/dashboard-1a2b.css', as: 'style' },
        { href: '/assets/dashboard-3c4d.js', as: 'script' },
      ],
      sky: { picture: '/assets/sky-5e6f.webp', place: 'page' },
    },
    { path: '/reset-password', title: 'Reset', description: 'A new password.', search: 'hidden' },
    { path: '/game2', title: 'Space Snake', description: 'A convoy.', search: 'open' },
  ],
  notFound: { title: 'Page not found', description: 'Nothing here.' },
};
const SCRIPT = 'export const hub = "star seekers";';
const MUSIC = 'ID3 and then the notes';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };

// The path of the folder contains `assets`: only paths inside the build may count as hashed files.
const webRoot = join(mkdtempSync(join(tmpdir(), 'star-seekers-web-')), 'assets', 'web');
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets/Music'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), PAGE);
  writeFileSync(join(webRoot, 'pages.json'), JSON.stringify(TABLE));
  writeFileSync(join(webRoot, 'assets/.env'), 'SECRET=1');
  writeFileSync(join(webRoot, '../web-secret'), 'secret');
  mkdirSync(join(webRoot, '.vite'));
  writeFileSync(join(webRoot, '.vite/manifest.json'), '{}');
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webRoot, 'assets/hub-d3f4.js'), SCRIPT);
  writeFileSync(join(webRoot, 'assets/hub-d3f4.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(webRoot, 'assets/hub-d3f4.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(webRoot, 'assets/badge-d3f4.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webRoot, 'assets/Music/love-story.mp3'), MUSIC);
  server = await startTestServer({ webRoot });
});

afterAll(async () => {
  await server.close();
  rmSync(join(webRoot, '../..'), { recursive: true });
});

test.each([
  ['/', 200],
  ['/dashboard', 200],
  ['/dashboard/', 200],
  ['/game2', 200],
  ['/reset-password?token=x', 200],
  ['/a/b/c', 404],
])('%s serves the hub with status %i', async (path, status) => {
  const response = await fetch(server.url + path, { headers: BROWSER });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toContain('/assets/index-d3f4.js');
  expect((await fetch(server.url + path, { method: 'HEAD', headers: BROWSER })).status).toBe(status);
});

test('the build manifest is not served (B 11)', async () => {
  expect((await fetch(`${server.url}/.vite/manifest.json`)).status).toBe(404);
});

test('each page has its own head, also for link previews', async () => {
  const preview = await (await fetch(`${server.url}/leaderboard`, { headers: { accept: '*/*' } })).text();
  expect(preview).toContain('<title>Boards</title>');
  expect(preview).toContain('<meta name="description" content="Who &quot;leads&quot; &amp; how." />');
  expect(preview).toContain('<meta property="og:image" content="/share.jpg" />');
  expect(preview).not.toContain('canonical');
  expect(preview).not.toContain('noindex');
  expect(preview).not.toContain('replaced');
  const hidden = await (await fetch(`${server.url}/reset-password?token=x`, { headers: BROWSER })).text();
  expect(hidden).toContain('<meta name="robots" content="noindex" />');
  const unknown = await (await fetch(`${server.url}/nowhere`, { headers: BROWSER })).text();
  expect(unknown).toContain('<title>Page not found</title>');
});

test('a page preloads the files of its first view', async () => {
  const page = await (await fetch(`${server.url}/dashboard`, { headers: BROWSER })).text();
  expect(page).toContain('<link rel="preload" as="style" crossorigin href="/assets/dashboard-1a2b.css" />');
  expect(page).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/dashboard-3c4d.js" />',
  );
  expect(page).toContain('<link rel="preload" as="image" fetchpriority="high" href="/assets/sky-5e6f.webp" />');
});

test('the background picture of a page is in its HTML', async () => {
  const page = await (await fetch(`${server.url}/dashboard`, { headers: BROWSER })).text();
  expect(page).toContain('<div class="page-sky"><img src="/assets/sky-5e6f.webp" alt="" fetchpriority="high" /></div>');
  const other = await (await fetch(`${server.url}/leaderboard`, { headers: BROWSER })).text();
  expect(other).toContain('<body></body>');
});

test('with PUBLIC_URL, pages, robots.txt and the sitemap contain absolute URLs', async () => {
  const hub = await startTestServer({ webRoot, publicUrl: 'https://hub.example' });
  const page = await (await fetch(`${hub.url}/leaderboard?tab=games`, { headers: BROWSER })).text();
  expect(page).toContain('<link rel="canonical" href="https://hub.example/leaderboard" />');
  expect(page).toContain('<meta property="og:url" content="https://hub.example/leaderboard" />');
  expect(page).toContain('<meta property="og:image" content="https://hub.example/share.jpg" />');
  const robots = await (await fetch(`${hub.url}/robots.txt`)).text();
  expect(robots).toContain('Sitemap: https://hub.example/sitemap.xml');
  const sitemap = await fetch(`${hub.url}/sitemap.xml`);
  expect(sitemap.headers.get('content-type')).toContain('xml');
  expect((await sitemap.text()).match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://hub.example/</loc>',
    '<loc>https://hub.example/leaderboard</loc>',
  ]);
  await hub.close();
});

test('the config contains the served build', async () => {
  expect(await (await fetch(`${server.url}/api/config`)).json()).toMatchObject({ version: 'index-d3f4' });
});

test('an unchanged page gets a 304', async () => {
  const { headers } = await fetch(server.url, { headers: BROWSER });
  // `fetch` adds `cache-control: no-cache` to conditional requests.
  const request = get(server.url, { headers: { ...BROWSER, 'if-none-match': headers.get('etag') ?? '' } });
  const [again] = (await once(request, 'response')) as [IncomingMessage];
  again.resume();
  expect(again.statusCode).toBe(304);
});

test.each(['br', 'gzip'])('a hashed file is immutable and compressed with %s', async (encoding) => {
  const response = await fetch(`${server.url}/assets/hub-d3f4.js`, { headers: { 'accept-encoding': encoding } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(SCRIPT);
});

const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
];

test.each(['/assets/hub-d3f4.js', '/assets/Music/love-story.mp3'])(
  '%s is sent without document headers',
  async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(DOCUMENT_HEADERS.filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('etag')).not.toBe(null);
  },
);

test.each(['/', '/nowhere', '/assets/hub-0000.js', '/assets/badge-d3f4.svg', '/favicon.svg', '/%'])(
  '%s is sent with all document headers',
  async (path) => {
    const { headers } = await fetch(server.url + path, { headers: BROWSER });
    expect(DOCUMENT_HEADERS.filter((name) => headers.has(name))).toEqual(DOCUMENT_HEADERS);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a file without a hash is revalidated', async () => {
  const response = await fetch(`${server.url}/favicon.svg`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  // `fetch` adds `cache-control: no-cache` to conditional requests.
  const request = get(`${server.url}/favicon.svg`, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  const [again] = (await once(request, 'response')) as [IncomingMessage];
  again.resume();
  expect(again.statusCode).toBe(304);
});

test('music has plain names: it is revalidated and supports HEAD and range requests (P7.22)', async () => {
  const address = `${server.url}/assets/Music/love-story.mp3`;
  const head = await fetch(address, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('cache-control')).toBe('no-cache');
  expect(head.headers.get('content-type')).toBe('audio/mpeg');
  const part = await fetch(address, { headers: { range: 'bytes=4-6' } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('and');
  expect((await fetch(`${server.url}/assets/Music/unknown.mp3`, { method: 'HEAD' })).status).toBe(404);
});

test.each([
  ['a missing hashed file', '/assets/hub-0000.js', BROWSER],
  ['a missing endpoint', '/api/nothing', BROWSER],
  ['a missing file outside a navigation', '/missing.png', { accept: 'image/*' }],
  ['a path out of the folder', '/assets/..%2f..%2f..%2fsecret', BROWSER],
  ['a path out of the build', '/assets/..%2f..%2fweb-secret', BROWSER],
  ['a hidden file', '/assets/.env', BROWSER],
  ['a folder', '/assets/Music', BROWSER],
  ['a folder with a slash', '/assets/Music/', BROWSER],
  ['a path with an empty name', '/assets//hub-d3f4.js', BROWSER],
  ['a path with a backslash', '/assets/..%5chub-d3f4.js', BROWSER],
  ['a name that no file can have', `/assets/${'a'.repeat(300)}`, BROWSER],
  ['a file as a folder', '/assets/hub-d3f4.js/x', BROWSER],
  ['a name with a zero byte', '/assets/hub%00.js', BROWSER],
])('%s is not found', async (_, path, headers) => {
  const response = await fetch(server.url + path, { headers });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'request/not_found', message: expect.any(String) });
});

test('without a build only the API is served', async () => {
  const apiOnly = await startTestServer();
  expect((await fetch(apiOnly.url, { headers: BROWSER })).status).toBe(404);
  expect((await fetch(`${apiOnly.url}/api/config`)).status).toBe(200);
  await apiOnly.close();
});

test.each(['/', '/?success=true', '/dashboard'])(
  '%s is sent uncompressed to clients without compression',
  async (path) => {
    // `fetch` always accepts compressed responses.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(server.url + path, resolve).on('error', reject);
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(undefined);
    expect(await text(response)).toContain('<!doctype html>');
  },
);

test('all files are one series of the metrics', async () => {
  for (const path of ['/favicon.svg', '/assets/hub-d3f4.js']) await fetch(server.url + path);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^star_seekers_request_seconds_count\{method="GET",route="files",status="200"\} \d+$/m);
  expect(metrics).not.toMatch(/favicon|hub-d3f4/);
});
