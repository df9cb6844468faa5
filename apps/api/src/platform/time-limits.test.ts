import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../testing/index.ts';

/**
 * What is waited for here, so it is short: on a machine that has much else to do, a request that arrives in one piece may take as long,
 * and is sent again.
 */
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
  const answer = send(
    `POST /api/login HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n${rest}`,
  );
  await expect.poll(async () => (await fetch(`${server.url}/api/config`)).status).toBe(200);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request that was refused before its body arrived is cut off as well', async () => {
  const refused = async () => send('POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  await expect.poll(refused).toMatch(/^HTTP\/1\.1 403 /);
});

/** Sends the beginning of a request. @returns all that the server says until it ends the connection */
async function send(beginning: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(beginning);
  return text(socket);
}
