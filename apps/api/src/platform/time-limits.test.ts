import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestServer, startTestServer } from '../testing/index.ts';

/**
 * Short, because the tests wait for it. On a busy machine even a complete request may exceed it, so the tests poll.
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
])('a request %s gets a 408 without delaying others', async (_, rest) => {
  const answer = send(
    `POST /api/login HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n${rest}`,
  );
  await expect.poll(async () => (await fetch(`${server.url}/api/config`)).status).toBe(200);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('the connection of a request rejected before its body arrived is closed', async () => {
  const sendRejected = async () => send('POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  await expect.poll(sendRejected).toMatch(/^HTTP\/1\.1 403 /);
});

test('a connection on which nothing is sent is closed', async () => {
  const idle = await startTestServer({ limits: { connectionTimeoutMs: 200 } });
  onTestFinished(async () => idle.close());
  expect(await send('', idle)).toBe('');
});

/** Sends the start of a request. @returns everything received until the server closes the connection */
async function send(beginning: string, { url } = server): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(beginning);
  return text(socket);
}
