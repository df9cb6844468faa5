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
    { path: '/', title: 'Star Seekers', description: 'Six games.', search: 'listed' },
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

// The folder's own path holds the word that marks hashed files: only what lies inside the build counts.
const webRoot = join(mkdtempSync(join(tmpdir(), 'star-seekers-web-')), 'assets', 'web');
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets/Music'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), PAGE);
  writeFileSync(join(webRoot, 'pages.json'), JSON.stringify(TABLE));
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
])('%s opens the hub with %i', async (path, status) => {
  const response = await fetch(server.url + path, { headers: BROWSER });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toContain('/assets/index-d3f4.js');
  expect((await fetch(server.url + path, { method: 'HEAD', headers: BROWSER })).status).toBe(status);
});

test('what the build leaves for itself is not served (B 11)', async () => {
  expect((await fetch(`${server.url}/.vite/manifest.json`)).status).toBe(404);
});

test('each page has a head of its own, also for those who preview links', async () => {
  const previewed = await (await fetch(`${server.url}/leaderboard`, { headers: { accept: '*/*' } })).text();
  expect(previewed).toContain('<title>Boards</title>');
  expect(previewed).toContain('<meta name="description" content="Who &quot;leads&quot; &amp; how." />');
  expect(previewed).toContain('<meta property="og:image" content="/share.jpg" />');
  expect(previewed).not.toContain('canonical');
  expect(previewed).not.toContain('noindex');
  expect(previewed).not.toContain('replaced');
  const hidden = await (await fetch(`${server.url}/reset-password?token=x`, { headers: BROWSER })).text();
  expect(hidden).toContain('<meta name="robots" content="noindex" />');
  const unknown = await (await fetch(`${server.url}/nowhere`, { headers: BROWSER })).text();
  expect(unknown).toContain('<title>Page not found</title>');
});

test('a page names what its first view needs, before its script asks for it', async () => {
  const page = await (await fetch(`${server.url}/dashboard`, { headers: BROWSER })).text();
  expect(page).toContain('<link rel="preload" as="style" crossorigin href="/assets/dashboard-1a2b.css" />');
  expect(page).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/dashboard-3c4d.js" />',
  );
  expect(page).toContain('<link rel="preload" as="image" fetchpriority="high" href="/assets/sky-5e6f.webp" />');
});

test('the sky of a page that has one is in the page itself', async () => {
  const page = await (await fetch(`${server.url}/dashboard`, { headers: BROWSER })).text();
  expect(page).toContain('<div class="page-sky"><img src="/assets/sky-5e6f.webp" alt="" fetchpriority="high" /></div>');
  const other = await (await fetch(`${server.url}/leaderboard`, { headers: BROWSER })).text();
  expect(other).toContain('<body></body>');
});

test('with a public address pages name it, and so do robots.txt and the sitemap', async () => {
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

test('the browser is told which build is served', async () => {
  expect(await (await fetch(`${server.url}/api/config`)).json()).toMatchObject({ version: 'index-d3f4' });
});

test('a page that did not change is not sent again', async () => {
  const { headers } = await fetch(server.url, { headers: BROWSER });
  // `fetch` would ask past every cache as soon as it is given a condition.
  const request = get(server.url, { headers: { ...BROWSER, 'if-none-match': headers.get('etag') ?? '' } });
  const [again] = (await once(request, 'response')) as [IncomingMessage];
  again.resume();
  expect(again.statusCode).toBe(304);
});

test.each(['br', 'gzip'])('a hashed file is kept for ever and comes compressed by %s', async (encoding) => {
  const response = await fetch(`${server.url}/assets/hub-d3f4.js`, { headers: { 'accept-encoding': encoding } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(SCRIPT);
});

const OF_DOCUMENTS = ['content-security-policy', 'cross-origin-opener-policy', 'referrer-policy', 'x-frame-options'];

test.each(['/assets/hub-d3f4.js', '/assets/Music/love-story.mp3'])(
  '%s is sent without what only pages heed',
  async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(OF_DOCUMENTS.filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('etag')).not.toBe(null);
  },
);

test.each(['/', '/nowhere', '/assets/hub-0000.js', '/assets/badge-d3f4.svg', '/favicon.svg', '/api/user', '/%'])(
  '%s is sent with everything that a page is bound by',
  async (path) => {
    const { headers } = await fetch(server.url + path, { headers: BROWSER });
    expect(OF_DOCUMENTS.filter((name) => headers.has(name))).toEqual(OF_DOCUMENTS);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a file without a hash is asked for again', async () => {
  const response = await fetch(`${server.url}/favicon.svg`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  // `fetch` would ask past every cache as soon as it is given a condition.
  const request = get(`${server.url}/favicon.svg`, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  const [again] = (await once(request, 'response')) as [IncomingMessage];
  again.resume();
  expect(again.statusCode).toBe(304);
});

test('music keeps its name: it is asked for again, can be asked after, and comes in parts (P7.22)', async () => {
  const address = `${server.url}/assets/Music/love-story.mp3`;
  const known = await fetch(address, { method: 'HEAD' });
  expect(known.status).toBe(200);
  expect(known.headers.get('cache-control')).toBe('no-cache');
  expect(known.headers.get('content-type')).toBe('audio/mpeg');
  const part = await fetch(address, { headers: { range: 'bytes=4-6' } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('and');
  expect((await fetch(`${server.url}/assets/Music/unknown.mp3`, { method: 'HEAD' })).status).toBe(404);
});

test.each([
  ['a missing hashed file', '/assets/hub-0000.js', BROWSER],
  ['a missing call', '/api/nothing', BROWSER],
  ['a missing file that no person opened', '/missing.png', { accept: 'image/*' }],
  ['a path out of the folder', '/assets/..%2f..%2f..%2fsecret', BROWSER],
])('%s is not found', async (_, path, headers) => {
  const response = await fetch(server.url + path, { headers });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'request/not_found', message: expect.any(String) });
});

test('without a build only the API answers', async () => {
  const apiOnly = await startTestServer();
  expect((await fetch(apiOnly.url, { headers: BROWSER })).status).toBe(404);
  expect((await fetch(`${apiOnly.url}/api/config`)).status).toBe(200);
  await apiOnly.close();
});

test.each(['/', '/?success=true', '/dashboard'])(
  '%s is told as it is to callers that know no compression',
  async (path) => {
    // fetch always asks for compressed answers.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(server.url + path, resolve).on('error', reject);
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-encoding']).toBe(undefined);
    expect(await text(response)).toContain('<!doctype html>');
  },
);
