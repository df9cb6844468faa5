import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newVisitor, startTestServer } from '../testing/index.ts';

test.each([
  ['whose body never ends', 'content-length: 100\r\n\r\n{"email": "'],
  ['whose headers never end', 'x-slow: '],
])('a request %s is answered with 408 and cut off, and holds nobody up', async (_, rest) => {
  const server = await startTestServer({ limits: { requestTimeoutMs: 500 } });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `POST /api/login HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n${rest}`,
  );
  const answer = text(socket);
  expect((await newVisitor(server).api('config')).version).toMatch(/^\d/);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  await server.close();
});

test('a request that was refused before its body arrived is cut off as well', async () => {
  const server = await startTestServer({ limits: { requestTimeoutMs: 500 } });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write('POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
  await server.close();
});
