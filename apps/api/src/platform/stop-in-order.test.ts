import { expect, test } from 'vitest';
import { stopInOrder } from './stop-in-order.ts';

test('closes one after the other', async () => {
  const closed: string[] = [];
  const close = (name: string) => [name, async () => void closed.push(name)] as const;
  await stopInOrder([close('requests'), close('the database')], 60_000);
  expect(closed).toEqual(['requests', 'the database']);
});

test('what does not close in time is named, and so is what fails', async () => {
  const closed: string[] = [];
  const hanging = ['requests in flight', async () => new Promise(() => undefined)] as const;
  const database = ['the database', () => void closed.push('the database')] as const;
  await expect(stopInOrder([database, hanging], 10)).rejects.toThrow(
    'The server did not stop within 0.01 seconds: it waited for requests in flight.',
  );
  const failing = ['the database', async () => Promise.reject(new Error('cannot be closed'))] as const;
  await expect(stopInOrder([failing], 60_000)).rejects.toThrow('cannot be closed');
  expect(closed).toEqual(['the database']);
});
