import type { RevealCall } from '@star-seekers/sim';
import { expect, test, vi } from 'vitest';
import { RemoteReveals } from './remote-reveals.ts';

const calls = [0, 1, 2].map((index): RevealCall => ({ index, tick: 60, request: {} }));

test('requests are sent one after the other, and each once', async () => {
  const sent: number[] = [];
  const reveals = new RemoteReveals(async ({ index }) => {
    sent.push(index);
    return { answer: { reveal: { bits: 10 + index } } };
  });
  const ask = () => calls.map((call) => reveals.answer(call));
  expect(ask()).toEqual([undefined, undefined, undefined]);
  expect(sent).toEqual([0]);
  for (const { index } of calls) {
    await vi.waitUntil(() => ask()[index]);
    expect(sent).toEqual([0, 1, 2].slice(0, index + 2));
  }
  expect(ask()).toEqual([10, 11, 12].map((bits) => ({ reveal: { bits } })));
});
