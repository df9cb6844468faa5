import { expect, test } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

/** Tasks that run until they are told to end. */
function tasks(turns: KeyedMutex) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const start = async (key: string, name: string) => {
    const end = Promise.withResolvers<string>();
    ends.set(name, end);
    return turns.run(key, async () => {
      begun.push(name);
      return end.promise;
    });
  };
  return {
    begun,
    start,
    end: (name: string) => ends.get(name)?.resolve(name),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

const limited = (waitMs: number) =>
  new KeyedMutex({ waiting: 1, waitMs, refusal: (reason) => new Error(`too ${reason}`) });

test('tasks of a key run one after the other, also after one that failed, and those of others meanwhile', async () => {
  const { begun, start, end, fail } = tasks(new KeyedMutex());
  const running = [start('one', 'a'), start('one', 'b'), start('one', 'c'), start('other', 'd')];
  expect(begun).toEqual(['a', 'd']);
  fail('a');
  await expect(running[0]).rejects.toThrow('a');
  expect(begun).toEqual(['a', 'd', 'b']);
  for (const name of ['b', 'c', 'd']) end(name);
  expect(await Promise.all(running.slice(1))).toEqual(['b', 'c', 'd']);
});

test('a task is refused at once when too many wait', async () => {
  const { begun, start, end } = tasks(limited(60_000));
  const running = [start('one', 'a'), start('one', 'b')];
  await expect(start('one', 'c')).rejects.toThrow('too many');
  end('a');
  end('b');
  await Promise.all(running);
  expect(begun).toEqual(['a', 'b']);
});

test('a task that waits for too long is refused, and none runs beside another', async () => {
  const { begun, start, end } = tasks(limited(1));
  const first = start('one', 'a');
  await expect(start('one', 'b')).rejects.toThrow('too long');
  const third = start('one', 'c');
  expect(begun).toEqual(['a']);
  end('a');
  await first;
  end('c');
  await third;
  expect(begun).toEqual(['a', 'c']);
});
