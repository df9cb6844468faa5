import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../testing/index.ts';

let local: TestServer;
let publicServer: TestServer;

beforeAll(async () => {
  local = await startTestServer();
  publicServer = await startTestServer({ publicUrl: 'http://hub.example' });
});

afterAll(async () => {
  await local.close();
  await publicServer.close();
});

/** The response status of a request with these `Host` headers. */
async function statusOf({ url }: TestServer, path: string, ...hosts: readonly string[]): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const headers = [...hosts.map((host) => `host: ${host}`), 'connection: close'].join('\r\n');
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
}

const LOCAL_PAGES = ['/stripe-sandbox/', '/metrics', '/dev/mail', '/api/config', '/'];

test.each(LOCAL_PAGES)('%s of a local server rejects foreign host names (B 6)', async (path) => {
  expect(await statusOf(local, path, 'rebound.example')).toBe('404');
  expect(await statusOf(local, path, 'localhost.rebound.example:3000')).toBe('404');
});

test.each(['localhost', 'localhost:3000', 'hub.localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20:3000'])(
  'a local server accepts the host %s (B 6)',
  async (host) => expect(await statusOf(local, '/metrics', host)).toBe('200'),
);

test('a public server accepts the host name of its proxy', async () => {
  expect(await statusOf(publicServer, '/healthz', 'inside.example')).toBe('200');
});

test('every server rejects two Host headers (B 11)', async () => {
  for (const server of [local, publicServer])
    expect(await statusOf(server, '/healthz', 'localhost', 'localhost')).toBe('400');
});
