import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { HeldHashing } from '../testing/held-hashing.ts';
import { closeGracefully } from './graceful-close.ts';
import {
  type TestServer,
  claimFor,
  createTestDatabase,
  newPlayer,
  newVisitor,
  refusal,
  startAndPlay,
  startTestServer,
} from '../testing/index.ts';

/** Sends a request and holds it in its handler until `release` is called. */
async function requestInFlight(server: TestServer, hashing: HeldHashing) {
  const { api } = newVisitor(server);
  const reached = hashing.hold();
  const request = api('register', { body: { username: 'nova', email: 'nova@example.com', password: 'secret-orbit' } });
  await reached;
  return { api, request, release: () => hashing.release() };
}

test('a request in flight is finished; later connections are refused', async () => {
  const hashing = new HeldHashing();
  const server = await startTestServer({ hashing });
  const { api, request, release } = await requestInFlight(server, hashing);
  const closing = server.close();
  release();
  expect((await request).user.username).toBe('nova');
  await closing;
  expect((await refusal(api('user'))).code).toBe('network');
});

test.each([
  ['gets a 503 with Retry-After', '/healthz', /^HTTP\/1\.1 503 [^]*retry-after: [^]*"server\/unavailable"/i],
  // Other versions do not have it: nobody else could answer.
  ['for a file of the pages is answered', '/assets/gone.js', /^HTTP\/1\.1 404 /],
])('a request that arrives during the close %s', async (_, path, expected) => {
  const hashing = new HeldHashing();
  const server = await startTestServer({ hashing });
  const port = Number(new URL(server.url).port);
  const early = connect(port, '127.0.0.1');
  await once(early, 'connect');
  const { request, release } = await requestInFlight(server, hashing);
  const closing = server.close();
  // Wait until new connections are refused.
  while (await acceptsConnection(port));
  early.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  const [answer] = (await once(early, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(expected);
  release();
  await Promise.all([closing, request]);
});

/** Whether the server accepts a connection. */
async function acceptsConnection(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isAccepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isAccepted;
}

test('a verification in flight is finished and counted', async () => {
  const database = await createTestDatabase();
  // A verifier of its own, whose calls are observed.
  const server = await startTestServer({ database: database.address, limits: { verifierReady: true } });
  const player = await newPlayer(server, 1);
  const run = await startAndPlay(server, player, { skill: 'good', quitAfter: 600 });
  const verifying = Promise.withResolvers<void>();
  const { verifier } = server.services;
  const verify = verifier.verify.bind(verifier);
  verifier.verify = async (...task) => {
    verifying.resolve();
    return verify(...task);
  };
  const score = player.api('submitScore', { body: claimFor(run) });
  await verifying.promise;
  const closing = server.close();
  expect((await score).score).toBe(run.score);
  await closing;

  const successor = await startTestServer({ database: database.address });
  const [row] = await newVisitor(successor).api('globalBoard');
  expect(row).toMatchObject({ totalPoints: run.points, user: { id: player.user.id } });
  await successor.close();
  await database.remove();
});

test('a server that is about to stop is not ready any more, but serves, and sends its clients elsewhere next time', async () => {
  const server = await startTestServer();
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status;
  const served = async () => {
    const { status, headers } = await fetch(`${server.url}/api/config`);
    return { status, connection: headers.get('connection') };
  };
  expect([await readiness(), await served()]).toEqual([200, { status: 200, connection: 'keep-alive' }]);
  server.services.stopping.abort();
  expect([await readiness(), await served()]).toEqual([503, { status: 200, connection: 'close' }]);
  await server.close();
});

test('an idle keep-alive connection does not delay the close', async () => {
  const hashing = new HeldHashing();
  const server = await startTestServer({ hashing });
  const { request, release } = await requestInFlight(server, hashing);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  const closing = server.close();
  release();
  await Promise.all([closing, request, closed]);
  expect(socket.destroyed).toBe(true);
});

test('a connection that comes when it has closed all others, and still listens, does not delay the close', async () => {
  // Otherwise Node would end it after a minute.
  const app = fastify({ requestTimeout: 0, http: { headersTimeout: 0 } });
  closeGracefully(app, new AbortController().signal);
  const closed = Promise.withResolvers<void>();
  app.addHook('preClose', async () => {
    const accepted = once(app.server, 'connection');
    connect(Number(new URL(url).port), '127.0.0.1').on('close', closed.resolve);
    await accepted;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await Promise.all([app.close(), closed.promise]);
  expect(app.server.listening).toBe(false);
});
