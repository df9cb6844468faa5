import { availableParallelism, constants, getPriority } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { HeldHashing } from '../../testing/held-hashing.ts';
import { newVisitor, refusal, startTestServer } from '../../testing/index.ts';
import { argon2Hashing } from './argon2-hashing.ts';
import { LowPriorityHashing } from './low-priority-hashing.ts';

const hashing = new LowPriorityHashing();

afterAll(async () => hashing.close());

test('its hashes and those of this process are the same kind', async () => {
  const hash = await hashing.hash('correct horse');
  expect(await argon2Hashing.verify(hash, 'correct horse')).toBe(true);
  const ours = await argon2Hashing.hash('correct horse');
  expect(await hashing.verify(ours, 'correct horse')).toBe(true);
  expect(await hashing.verify(ours, 'wrong horse')).toBe(false);
});

test('it gives way to everything else', async () => {
  await hashing.hash('a password');
  expect(getPriority(hashing.pid)).toBe(constants.priority.PRIORITY_LOW);
});

test('what is not a hash is refused with its reason', async () => {
  await expect(hashing.verify('not a hash', 'a password')).rejects.toThrow('pchstr');
});

test('when its process dies, what it was working on fails and the next password is hashed', async () => {
  await hashing.hash('a password');
  const lost = hashing.hash('another');
  process.kill(hashing.pid ?? Number.NaN, 'SIGKILL');
  await expect(lost).rejects.toThrow('the hashing process');
  expect(await hashing.hash('a third')).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
});

test('a process that ends late fails nothing that another one works on (A 3)', async () => {
  const own = new LowPriorityHashing();
  await own.hash('a password');
  const gone = own.close();
  const next = own.hash('another');
  await gone;
  expect(await next).toMatch(/^\$argon2id\$/);
  await own.close();
});

test('nothing is left of it once it is closed', async () => {
  const own = new LowPriorityHashing();
  await own.hash('a password');
  const pid = own.pid ?? Number.NaN;
  await own.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('of callers who have gone away nothing is left either: those who wait for a hash keep no closed server alive', async () => {
  const own = new LowPriorityHashing();
  const held = new HeldHashing(own);
  const server = await startTestServer({ hashing: held });
  const leave = new AbortController();
  const wrong = JSON.stringify({ email: 'nobody@example.com', password: 'not the password' });
  void held.hold();
  const flood = Array.from({ length: availableParallelism() + 10 }, async () =>
    newVisitor(server).fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: wrong,
      signal: leave.signal,
    }),
  );
  // Nothing is hashed meanwhile, so it does not matter when it is looked at.
  await expect.poll(() => server.services.passwords.waiting, { interval: 1, timeout: 60_000 }).toBeGreaterThan(10);
  leave.abort();
  await Promise.allSettled(flood);
  const pid = own.pid ?? Number.NaN;
  held.release();
  await server.close();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(server.services.passwords.waiting).toBe(0);
  await expect(server.services.passwords.hash('of a caller who comes late')).rejects.toThrow('shutting down');
  expect(own.pid).toBe(undefined);
});

test('players sign up and in with it', async () => {
  const server = await startTestServer({ hashing: new LowPriorityHashing() });
  const account = { email: 'wren@example.com', password: 'a good one' };
  await newVisitor(server).api('register', { body: { username: 'wren', ...account } });
  expect((await newVisitor(server).api('login', { body: account })).user.username).toBe('wren');
  const wrong = newVisitor(server).api('login', { body: { ...account, password: 'a bad one' } });
  expect((await refusal(wrong)).code).toBe('auth/bad_credentials');
  await server.close();
});
