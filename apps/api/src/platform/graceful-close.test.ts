import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { HeldHashing } from '../testing/held-hashing.ts';
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

/** A call that has reached its handler and goes on until it is let go. */
async function callInFlight(server: TestServer, hashing: HeldHashing) {
  const { api } = newVisitor(server);
  const reached = hashing.hold();
  const call = api('register', { body: { username: 'nova', email: 'nova@example.com', password: 'secret-orbit' } });
  await reached;
  return { api, call, letGo: () => hashing.release() };
}

test('a call in flight is finished, later ones find nobody', async () => {
  const hashing = new HeldHashing();
  const server = await startTestServer({ hashing });
  const { api, call, letGo } = await callInFlight(server, hashing);
  const closing = server.close();
  letGo();
  expect((await call).user.username).toBe('nova');
  await closing;
  expect((await refusal(api('user'))).code).toBe('network');
});

test('a call that comes while others are finished is sent elsewhere', async () => {
  const hashing = new HeldHashing();
  const server = await startTestServer({ hashing });
  const port = Number(new URL(server.url).port);
  const early = connect(port, '127.0.0.1');
  await once(early, 'connect');
  const { call, letGo } = await callInFlight(server, hashing);
  const closing = server.close();
  // From when nobody new is let in.
  while (await connects(port));
  early.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [answer] = (await once(early, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: [^]*"server\/unavailable"/i);
  letGo();
  await Promise.all([closing, call]);
});

/** Whether the server takes a connection. */
async function connects(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const taken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return taken;
}

test('a verification in flight is finished, and its score counts', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer({ database: database.address });
  const player = await newPlayer(server, 1);
  const run = await startAndPlay(server, player, { skill: 'good' });
  const verifying = Promise.withResolvers<void>();
  const { verifier } = server.services;
  const verify = verifier.verify.bind(verifier);
  verifier.verify = async (task) => {
    verifying.resolve();
    return verify(task);
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

test('a connection that a browser holds open without asking anything does not hold the server up', async () => {
  const hashing = new HeldHashing();
  const server = await startTestServer({ hashing });
  const { call, letGo } = await callInFlight(server, hashing);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  const closing = server.close();
  letGo();
  await Promise.all([closing, call, closed]);
  expect(socket.destroyed).toBe(true);
});
