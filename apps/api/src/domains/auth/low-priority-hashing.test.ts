import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { HeldHashing } from '../../testing/held-hashing.ts';
import { newVisitor, refusal, startTestServer } from '../../testing/index.ts';
import { argon2Hashing } from './argon2-hashing.ts';
import type { HashRequest } from './hash-process.ts';
import { LowPriorityHashing } from './low-priority-hashing.ts';

const hashing = new LowPriorityHashing();

afterAll(async () => hashing.close());

test('its hashes are interchangeable with those of this process', async () => {
  const hash = await hashing.hash('correct horse');
  expect(await argon2Hashing.verify(hash, 'correct horse')).toBe(true);
  const local = await argon2Hashing.hash('correct horse');
  expect(await hashing.verify(local, 'correct horse')).toBe(true);
  expect(await hashing.verify(local, 'wrong horse')).toBe(false);
});

test('it runs at low priority', async () => {
  await hashing.hash('a password');
  expect(getPriority(hashing.pid)).toBe(constants.priority.PRIORITY_LOW);
});

test('an invalid hash is rejected with the reason', async () => {
  await expect(hashing.verify('not a hash', 'a password')).rejects.toThrow('pchstr');
});

test('a crash of its process fails pending requests, and the next request starts a new process', async () => {
  await hashing.hash('a password');
  const pending = hashing.hash('another');
  process.kill(hashing.pid ?? Number.NaN, 'SIGKILL');
  await expect(pending).rejects.toThrow('the hashing process');
  expect(await hashing.hash('a third')).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
});

test('the end of an old process does not fail requests of its successor (A 3)', async () => {
  const own = new LowPriorityHashing();
  await own.hash('a password');
  const closing = own.close();
  const next = own.hash('another');
  await closing;
  expect(await next).toMatch(/^\$argon2id\$/);
  await own.close();
});

test('closing it ends its process', async () => {
  const own = new LowPriorityHashing();
  await own.hash('a password');
  const pid = own.pid ?? Number.NaN;
  await own.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('closing it does not wait for a process that gets no processor time', async () => {
  const own = new LowPriorityHashing();
  await own.hash('a password');
  process.kill(own.pid ?? Number.NaN, 'SIGSTOP');
  await own.close();
  expect(own.pid).toBeUndefined();
});

test('its process ends without an error if the channel has closed when an answer is ready', async () => {
  const child = fork(join(import.meta.dirname, 'hash-process.ts'), { execArgv: [] });
  // Answered at once: the request is read before the end of the channel.
  child.send({ id: 1, password: 'a password', against: 'not a hash' } satisfies HashRequest);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('queued hashes of disconnected clients do not keep a closing server alive', async () => {
  const own = new LowPriorityHashing();
  const heldHashing = new HeldHashing(own);
  const server = await startTestServer({ hashing: heldHashing });
  const leave = new AbortController();
  const wrong = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
  void heldHashing.hold();
  const flood = Array.from({ length: availableParallelism() + 10 }, async () =>
    newVisitor(server).fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: wrong,
      signal: leave.signal,
    }),
  );
  // Hashing is on hold, so the count stays until it is read.
  await expect.poll(() => server.services.passwords.waiting, { interval: 1, timeout: 60_000 }).toBeGreaterThan(10);
  leave.abort();
  await Promise.allSettled(flood);
  const pid = own.pid ?? Number.NaN;
  heldHashing.release();
  await server.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(server.services.passwords.waiting).toBe(0);
  await expect(server.services.passwords.hash('after the close')).rejects.toThrow('shutting down');
  expect(own.pid).toBe(undefined);
});

test('players register and sign in with it', async () => {
  const server = await startTestServer({ hashing: new LowPriorityHashing() });
  const account = { email: 'wren@example.com', password: 'a good one' };
  await newVisitor(server).api('register', { body: { username: 'wren', ...account } });
  expect((await newVisitor(server).api('login', { body: account })).user.username).toBe('wren');
  const wrong = newVisitor(server).api('login', { body: { ...account, password: 'a bad one' } });
  expect((await refusal(wrong)).code).toBe('auth/bad_credentials');
  await server.close();
});
