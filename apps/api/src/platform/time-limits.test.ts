import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newVisitor, startTestServer } from '../testing/index.ts';

/** What is waited for here, so it is short; a request that arrives in one piece needs none of it. */
const REQUEST_TIMEOUT_MS = 100;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ limits: { requestTimeoutMs: REQUEST_TIMEOUT_MS } });
});

afterAll(async () => server.close());

test.each([
  ['whose body never ends', 'content-length: 100\r\n\r\n{"email": "'],
  ['whose headers never end', 'x-slow: '],
])('a request %s is answered with 408 and cut off, and holds nobody up', async (_, rest) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n${rest}`,
  );
  const answer = text(socket);
  expect((await newVisitor(server).api('config')).version).toMatch(/^\d/);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request that was refused before its body arrived is cut off as well', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
});
