import { expect, test } from 'vitest';
import { createRunLock } from './run-lock.ts';

let names = 0;

function lockNeverLost(name: string) {
  return createRunLock(name, () => {
    throw new Error('the lock was lost');
  });
}

function freshName(): string {
  names++;
  return `test-run-${names}`;
}

test('one tab at a time gets the lock', async () => {
  const name = freshName();
  const [first, second, otherGame] = [lockNeverLost(name), lockNeverLost(name), lockNeverLost(freshName())];
  expect(await first.acquire()).toBe(true);
  expect(await second.acquire()).toBe(false);
  expect(await otherGame.acquire()).toBe(true);
  expect([first.held, second.held, otherGame.held]).toEqual([true, false, true]);
});

test('whoever has the lock may ask for it again', async () => {
  const lock = lockNeverLost(freshName());
  expect(await lock.acquire()).toBe(true);
  expect(await lock.acquire()).toBe(true);
  await lock.takeOver();
  expect(lock.held).toBe(true);
});

test('a released lock is free at once', async () => {
  const name = freshName();
  const [first, second] = [lockNeverLost(name), lockNeverLost(name)];
  await first.acquire();
  first.release();
  expect(first.held).toBe(false);
  expect(await second.acquire()).toBe(true);
});

test('a lock that was taken over is lost, told once, and can be taken back', async () => {
  const name = freshName();
  let losses = 0;
  let told = Promise.withResolvers<void>();
  const first = createRunLock(name, () => {
    losses++;
    told.resolve();
  });
  let lostBySecond = 0;
  const second = createRunLock(name, () => void lostBySecond++);
  await first.acquire();

  await second.takeOver();
  await told.promise;
  expect([first.held, second.held, losses, lostBySecond]).toEqual([false, true, 1, 0]);

  told = Promise.withResolvers<void>();
  await first.takeOver();
  await expect.poll(() => lostBySecond).toBe(1);
  expect([first.held, second.held, losses]).toEqual([true, false, 1]);
});

test('a released lock that somebody takes afterwards counts as no loss', async () => {
  const name = freshName();
  const [first, second] = [lockNeverLost(name), lockNeverLost(name)];
  await first.acquire();
  first.release();
  await second.takeOver();
  expect(second.held).toBe(true);
});
