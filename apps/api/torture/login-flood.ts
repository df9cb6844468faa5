import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Caller, measureOrdinaryCalls, p99 } from './ordinary-calls.ts';
import type { FloodOrder } from './sign-in-flood.ts';
import type { SignInHubOrder } from './sign-in-hub.ts';
import { tally, torture } from './torture.ts';

/** A refusal must say when to come back. */
const ALLOWED = new Set(['401', '429 with Retry-After', '503 with Retry-After']);

interface Scale extends Omit<FloodOrder, 'url'> {
  readonly hub: SignInHubOrder;
  /** Other calls are measured for so long before the flood, and while it lasts. */
  readonly quietMs: number;
  /** How much longer other calls may take at the 99th percentile. */
  readonly maxSlowdown: number;
}

/** Under a flood of sign-ins the surplus is told when to come back, and everybody else is served. */
export const loginFlood = torture<Scale>({
  promise: 'a login flood is survived',
  oneEngine: 'its hub is a process of its own, and waits for hashes',
  // The short form runs beside other tests, where times mean nothing. It floods a shorter queue, and only that: no address
  // comes to its limit.
  short: {
    hub: { passwordQueue: 4 },
    bursts: 1,
    burstSize: 30,
    pauseMs: 0,
    quietMs: 0,
    maxSlowdown: Number.POSITIVE_INFINITY,
  },
  // 200 a second; a core hashes some 50.
  long: { hub: {}, bursts: 620, burstSize: 10, pauseMs: 50, quietMs: 30_000, maxSlowdown: 2 },
  run: async ({ hub: limits, quietMs, maxSlowdown, ...order }) => {
    const child = fork(join(import.meta.dirname, 'sign-in-hub.ts'), [JSON.stringify(limits)]);
    const [hub] = (await once(child, 'message')) as [Caller];
    await measureOrdinaryCalls(hub, setTimeout(Math.min(quietMs, 1000)));
    const quiet = await measureOrdinaryCalls(hub, setTimeout(quietMs));
    const flood = startFlood({ url: hub.url, ...order });
    const busy = await measureOrdinaryCalls(hub, flood);
    const answers = await flood;
    const after = await measureOrdinaryCalls(hub, setTimeout(Math.min(quietMs, 1000)));
    child.disconnect();
    await once(child, 'exit');

    const [quietMs99, busyMs99] = [p99(quiet), p99(busy)];
    const odd = answers.filter((answer) => !ALLOWED.has(answer));
    const faults = odd.length === 0 ? [] : [`sign-ins got ${tally(odd)}`];
    if (!answers.includes('429 with Retry-After')) faults.push('nobody was told to come back');
    const failed = quiet.failed + busy.failed + after.failed;
    if (failed > 0) faults.push(`${failed} ordinary calls failed`);
    if (busyMs99 > quietMs99 * maxSlowdown) {
      faults.push(`other calls may take ${maxSlowdown} times as long, and took more`);
    }
    const times = `other calls p99 ${quietMs99.toFixed(1)} → ${busyMs99.toFixed(1)} ms`;
    return { text: `${answers.length} sign-ins: ${tally(answers)}; ${times}`, faults };
  },
});

async function startFlood(order: FloodOrder): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'sign-in-flood.ts'));
  child.send(order);
  return ((await once(child, 'message')) as [string[]])[0];
}
