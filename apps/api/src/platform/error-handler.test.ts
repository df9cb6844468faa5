import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newVisitor, refusal, startTestServer } from '../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

test.each([
  ['/api/nothing', 404, 'request/not_found'],
  ['/api', 404, 'request/not_found'],
  ['/api/user/x/y/z', 404, 'request/not_found'],
  ['/nothing', 404, 'request/not_found'],
  ['/api/%ff', 400, 'request/malformed'],
  [`/api/user/${'x'.repeat(500)}/game-breakdown`, 400, 'request/malformed'],
])('GET %s answers %i %s as JSON', async (path, status, code) => {
  const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  expect(response.headers.get('content-type')).toContain('application/json');
  expect({ status: response.status, body: await response.json() }).toEqual({
    status,
    body: { code, message: expect.any(String) },
  });
});

test('an internal error exposes no details and is logged with the request', async () => {
  const lines: Record<string, unknown>[] = [];
  const failing = await startTestServer({
    onLog: (line) => lines.push(line),
    randomness: {
      hex: () => {
        throw new Error('the generator of /etc/passwd broke');
      },
    },
  });
  const { api } = newVisitor(failing);
  await api('register', { body: { username: 'nova', email: 'nova@example.com', password: 'secret-orbit' } });
  const error = await refusal(api('rollDice'));
  expect({ status: error.status, code: error.code, details: error.details }).toEqual({
    status: 500,
    code: 'server/internal',
    details: {},
  });
  expect(error.message).not.toMatch(/generator|passwd|\.ts/);
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: expect.any(String),
      err: expect.objectContaining({ message: expect.stringContaining('broke') }),
    }),
  ]);
  await failing.close();
});

test('malformed HTTP gets a 400 and the connection is closed', async () => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.end('GET /api/user HTTP/1.1\r\nbad header\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toMatch(/\.ts|at \w+/);
});
