import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { DEFAULT_LIMITS } from '../src/platform/limits.ts';
import { measureOrdinaryRequests, p99 } from './ordinary-requests.ts';
import { programFile } from '../src/testing/server-process/programs.ts';
import type { ReplayHub, ReplayHubOptions } from './replay-hub.ts';
import type { SubmissionOptions } from './submission-flood.ts';
import { tally, stress } from './stress.ts';

const ACCEPTED = '200';
const BUSY = '503 with Retry-After';

interface Scale extends ReplayHubOptions {
  /** Duration of the measurement of other requests before the flood. They are also measured during it. */
  readonly quietMs: number;
  /** Ordinary requests that are sent during the flood, which goes on after them. */
  readonly requests: number;
  /** Whether the flood exceeds the verifier's queue, so that some runs must get a Retry-After. */
  readonly surplus: boolean;
  /** Most slowdown of other requests at the 99th percentile. */
  readonly maxSlowdown: number;
}

/** During a flood of long runs, surplus runs get a Retry-After and can be retried, and other requests are served. */
export const replayFlood = stress<Scale>({
  promise: 'a flood of the longest replays does not block other requests',
  shortOn: { engine: 'sqlite', because: 'its hub runs in a separate process and waits for the verifier' },
  // The short form runs alongside other tests, where times are meaningless. Its runs are long enough to fill a short queue.
  short: {
    players: 12,
    runsEach: 1,
    verifierQueue: 1,
    workerNice: 0,
    quitAfter: 2 * 60 * TICKS_PER_SECOND,
    quietMs: 0,
    requests: 60,
    surplus: true,
    maxSlowdown: Number.POSITIVE_INFINITY,
  },
  long: {
    players: 250,
    runsEach: 20,
    verifierQueue: 256,
    workerNice: DEFAULT_LIMITS.workerNice,
    quietMs: 20_000,
    requests: Number.POSITIVE_INFINITY,
    surplus: false,
    maxSlowdown: 2,
  },
  run: async ({ quietMs, requests, surplus, maxSlowdown, ...options }) => {
    const child = fork(programFile('replay-hub'), [JSON.stringify(options)]);
    const [hub] = (await once(child, 'message')) as [ReplayHub];
    await measureOrdinaryRequests(hub, setTimeout(Math.min(quietMs, 1000)));
    const quiet = await measureOrdinaryRequests(hub, setTimeout(quietMs));
    const flood = submitAll(hub);
    const busy = await measureOrdinaryRequests(hub, flood, requests);
    const outcomes = await flood;
    const busyRequests = hub.requests.filter((_, at) => outcomes[at] === BUSY);
    const [retried = ACCEPTED] = await submitAll({ url: hub.url, requests: busyRequests.slice(0, 1) });
    child.disconnect();
    await once(child, 'exit');

    const faults: string[] = [];
    const unexpected = outcomes.filter((outcome) => outcome !== ACCEPTED && outcome !== BUSY);
    if (unexpected.length > 0) faults.push(`honest runs got ${tally(unexpected)}`);
    if (surplus && busyRequests.length === 0) faults.push('no run got a Retry-After');
    if (retried !== ACCEPTED) faults.push(`a retried run got ${retried}`);
    if (quiet.failed + busy.failed > 0) faults.push(`${quiet.failed + busy.failed} ordinary requests failed`);
    const [quietMs99, busyMs99] = [p99(quiet), p99(busy)];
    if (busyMs99 > quietMs99 * maxSlowdown) {
      faults.push(`other requests slowed down by more than × ${maxSlowdown}`);
    }
    const times = `other requests p99 ${quietMs99.toFixed(1)} → ${busyMs99.toFixed(1)} ms`;
    return { text: `${outcomes.length} runs of ${hub.ticks} ticks: ${tally(outcomes)}; ${times}`, faults };
  },
});

async function submitAll({ url, requests }: SubmissionOptions): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'submission-flood.ts'));
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the flood ended with ${code}`)));
  child.send({ url, requests } satisfies SubmissionOptions);
  return ((await Promise.race([once(child, 'message'), ended])) as [string[]])[0];
}
