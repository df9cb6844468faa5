import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FloodOrder } from './sign-in-flood.ts';
import { type Caller, measureOrdinaryCalls, p99 } from './ordinary-calls.ts';
import { tally, torture } from './torture.ts';

/** A refusal must say when to come back. */
const ALLOWED = new Set(['401', '429 with Retry-After', '503 with Retry-After']);

interface Scale {
  readonly seconds: number;
  /** Sign-ins; a core hashes some 50. */
  readonly perSecond: number;
  /** How much longer other calls may take at the 99th percentile. */
  readonly maxSlowdown: number;
}

/** Under a flood of sign-ins the surplus is told when to come back, and everybody else is served. */
export const loginFlood = torture<Scale>({
  promise: 'a login flood is survived',
  // The short form runs beside other tests, where times mean nothing.
  short: { seconds: 3, perSecond: 200, maxSlowdown: Number.POSITIVE_INFINITY },
  long: { seconds: 30, perSecond: 200, maxSlowdown: 2 },
  run: async ({ seconds, perSecond, maxSlowdown }) => {
    const child = fork(join(import.meta.dirname, 'sign-in-hub.ts'));
    const [hub] = (await once(child, 'message')) as [Caller];
    await measureOrdinaryCalls(hub, 1);
    const quiet = await measureOrdinaryCalls(hub, seconds);
    const flood = startFlood({ url: hub.url, perSecond, seconds: seconds + 1 });
    const busy = await measureOrdinaryCalls(hub, seconds);
    const answers = await flood;
    const after = await measureOrdinaryCalls(hub, 1);
    child.disconnect();

    const [quietMs, busyMs] = [p99(quiet), p99(busy)];
    const odd = answers.filter((answer) => !ALLOWED.has(answer));
    const faults = odd.length === 0 ? [] : [`sign-ins got ${tally(odd)}`];
    if (!answers.includes('429 with Retry-After')) faults.push('nobody was told to come back');
    const failed = quiet.failed + busy.failed + after.failed;
    if (failed > 0) faults.push(`${failed} ordinary calls failed`);
    if (busyMs > quietMs * maxSlowdown) faults.push(`other calls may take ${maxSlowdown} times as long, and took more`);
    const times = `other calls p99 ${quietMs.toFixed(1)} → ${busyMs.toFixed(1)} ms`;
    return { text: `${answers.length} sign-ins: ${tally(answers)}; ${times}`, faults };
  },
});

async function startFlood(order: FloodOrder): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'sign-in-flood.ts'));
  child.send(order);
  return ((await once(child, 'message')) as [string[]])[0];
}
