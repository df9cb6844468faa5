import type { DiceCooldown } from '@star-seekers/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../shell/query-client.ts';
import { serveApi } from '../../testing/server-double.ts';
import { useCooldown } from './use-cooldown.ts';

beforeEach(() => {
  queryClient.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Probe() {
  const cooldown = useCooldown();
  return <p>{cooldown.status === 'resting' ? `${Math.ceil(cooldown.remainingMs / 1000)} s` : cooldown.status}</p>;
}

/** @returns `expectRequests` waits for a number of requests; `shown` reads the rendered text */
async function show(answer: () => DiceCooldown) {
  const calls = serveApi(() => ({ status: 200, body: answer() }));
  const { container } = await render(
    <QueryClientProvider client={queryClient}>
      <Probe />
    </QueryClientProvider>,
  );
  const expectRequests = async (times: number) => {
    await expect.poll(() => calls.length).toBe(times);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
  };
  return { expectRequests, shown: () => container.textContent };
}

const resting = (timeRemaining: number) => () => ({ canRoll: false, timeRemaining });

test('the clock counts down each second; requests go out each minute, on focus and when visible again', async () => {
  const { expectRequests, shown } = await show(resting(7_200_000));
  await expectRequests(1);
  await expect.poll(shown).toBe('7200 s');
  vi.advanceTimersByTime(3000);
  await expect.poll(shown).toBe('7197 s');
  vi.advanceTimersByTime(56_000);
  await expectRequests(1);
  vi.advanceTimersByTime(1000);
  await expectRequests(2);
  dispatchEvent(new Event('visibilitychange'));
  await expectRequests(3);
  dispatchEvent(new Event('focus'));
  await expectRequests(4);
});

test('the cooldown is fetched again when it ends', async () => {
  let answer: DiceCooldown = { canRoll: false, timeRemaining: 5000 };
  const { expectRequests, shown } = await show(() => answer);
  await expectRequests(1);
  answer = { canRoll: true, timeRemaining: 0 };
  vi.advanceTimersByTime(4000);
  await expectRequests(1);
  vi.advanceTimersByTime(1000);
  await expectRequests(2);
  await expect.poll(shown).toBe('ready');
});
