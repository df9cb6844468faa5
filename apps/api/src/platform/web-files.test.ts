import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../testing/index.ts';

const PAGE = '<!doctype html><title>Star Seekers</title>';
const SCRIPT = 'export const hub = "star seekers";';
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };

// The folder's own path holds the word that marks hashed files: only what lies inside the build counts.
const webRoot = join(mkdtempSync(join(tmpdir(), 'star-seekers-web-')), 'assets', 'web');
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), PAGE);
  writeFileSync(join(webRoot, 'index.html.br'), brotliCompressSync(PAGE));
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webRoot, 'assets/hub-d3f4.js'), SCRIPT);
  writeFileSync(join(webRoot, 'assets/hub-d3f4.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(webRoot, 'assets/hub-d3f4.js.gz'), gzipSync(SCRIPT));
  server = await startTestServer({ webRoot });
});

afterAll(async () => {
  await server.close();
  rmSync(join(webRoot, '../..'), { recursive: true });
});

test.each(['/', '/dashboard', '/game2', '/reset-password?token=x', '/a/b/c'])('%s opens the hub', async (path) => {
  const response = await fetch(server.url + path, { headers: BROWSER });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(PAGE);
  expect((await fetch(server.url + path, { method: 'HEAD', headers: BROWSER })).status).toBe(200);
});

test.each(['br', 'gzip'])('a hashed file is kept for ever and comes compressed by %s', async (encoding) => {
  const response = await fetch(`${server.url}/assets/hub-d3f4.js`, { headers: { 'accept-encoding': encoding } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(SCRIPT);
});

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
