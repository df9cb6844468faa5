import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programFile } from '../src/testing/server-process/programs.ts';
import { type Client, measureOrdinaryRequests, p99 } from './ordinary-requests.ts';
import type { FloodOptions } from './sign-in-flood.ts';
import type { SignInHubOptions } from './sign-in-hub.ts';
import { tally, stress } from './stress.ts';

/** Rejections must have a Retry-After header. */
const ALLOWED = new Set(['401', '429 with Retry-After', '503 with Retry-After']);

interface Scale extends Omit<FloodOptions, 'url'> {
  readonly hub: SignInHubOptions;
  /** Duration of the measurement of other requests before the flood. They are also measured during it. */
  readonly quietMs: number;
  /** Ordinary requests that are sent during the flood, which goes on after them. */
  readonly requests: number;
  /** Most slowdown of other requests at the 99th percentile. */
  readonly maxSlowdown: number;
}

/** During a flood of sign-ins, surplus sign-ins are rejected with Retry-After and other requests are served. */
export const loginFlood = stress<Scale>({
  promise: 'a login flood does not block other requests',
  shortOn: { engine: 'sqlite', because: 'its hub runs in a separate process and waits for hashes' },
  // The short form runs alongside other tests, where times are meaningless. It floods a shorter queue and reaches no address
  // limit. Ordinary requests without end would keep the processor from the hashes, which have a low priority.
  short: {
    hub: { passwordQueue: 4 },
    bursts: 1,
    burstSize: 30,
    pauseMs: 0,
    quietMs: 0,
    requests: 60,
    maxSlowdown: Number.POSITIVE_INFINITY,
  },
  // 200 per second; a core hashes about 50.
  long: {
    hub: {},
    bursts: 620,
    burstSize: 10,
    pauseMs: 50,
    quietMs: 30_000,
    requests: Number.POSITIVE_INFINITY,
    maxSlowdown: 2,
  },
  run: async ({ hub: limits, quietMs, requests, maxSlowdown, ...options }) => {
    const child = fork(programFile('sign-in-hub'), [JSON.stringify(limits)]);
    const [hub] = (await once(child, 'message')) as [Client];
    await measureOrdinaryRequests(hub, setTimeout(Math.min(quietMs, 1000)));
    const quiet = await measureOrdinaryRequests(hub, setTimeout(quietMs));
    const flood = startFlood({ url: hub.url, ...options });
    const busy = await measureOrdinaryRequests(hub, flood, requests);
    const answers = await flood;
    const after = await measureOrdinaryRequests(hub, setTimeout(Math.min(quietMs, 1000)));
    child.disconnect();
    await once(child, 'exit');

    const [quietMs99, busyMs99] = [p99(quiet), p99(busy)];
    const unexpected = answers.filter((answer) => !ALLOWED.has(answer));
    const faults = unexpected.length === 0 ? [] : [`sign-ins got ${tally(unexpected)}`];
    if (!answers.includes('429 with Retry-After')) faults.push('no sign-in got a Retry-After');
    const failed = quiet.failed + busy.failed + after.failed;
    if (failed > 0) faults.push(`${failed} ordinary requests failed`);
    if (busyMs99 > quietMs99 * maxSlowdown) {
      faults.push(`other requests slowed down by more than × ${maxSlowdown}`);
    }
    const times = `other requests p99 ${quietMs99.toFixed(1)} → ${busyMs99.toFixed(1)} ms`;
    return { text: `${answers.length} sign-ins: ${tally(answers)}; ${times}`, faults };
  },
});

async function startFlood(options: FloodOptions): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'sign-in-flood.ts'));
  child.send(options);
  return ((await once(child, 'message')) as [string[]])[0];
}
