import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { measureOrdinaryCalls, p99 } from './ordinary-calls.ts';
import type { ReplayHub, ReplayHubOrder } from './replay-hub.ts';
import type { SubmissionOrder } from './submission-flood.ts';
import { tally, torture } from './torture.ts';

const ACCEPTED = '200';
const BUSY = '503 with Retry-After';

interface Scale extends ReplayHubOrder {
  /** Other calls are measured for so long before the flood, and while it lasts. */
  readonly quietMs: number;
  /** More come at once than the verifier takes, so that some must be told to come back. */
  readonly surplus: boolean;
  /** How much longer other calls may take at the 99th percentile. */
  readonly maxSlowdown: number;
}

/** Under a flood of long runs the surplus is told to come back, loses nothing, and everybody else is served. */
export const replayFlood = torture<Scale>({
  promise: 'a flood of the longest replays is survived',
  oneEngine: 'its hub is a process of its own, and waits for the verifier',
  // The short form runs beside other tests, where times mean nothing; its runs are long enough to fill a short queue.
  short: {
    players: 12,
    runsEach: 1,
    verifierQueue: 1,
    quitAfter: 5 * 60 * TICKS_PER_SECOND,
    quietMs: 0,
    surplus: true,
    maxSlowdown: Number.POSITIVE_INFINITY,
  },
  long: { players: 250, runsEach: 20, verifierQueue: 256, quietMs: 20_000, surplus: false, maxSlowdown: 2 },
  run: async ({ quietMs, surplus, maxSlowdown, ...order }) => {
    const child = fork(join(import.meta.dirname, 'replay-hub.ts'), [JSON.stringify(order)]);
    const [hub] = (await once(child, 'message')) as [ReplayHub];
    await measureOrdinaryCalls(hub, setTimeout(Math.min(quietMs, 1000)));
    const quiet = await measureOrdinaryCalls(hub, setTimeout(quietMs));
    const flood = submitAll(hub);
    const busy = await measureOrdinaryCalls(hub, flood);
    const outcomes = await flood;
    const toldToComeBack = hub.calls.filter((_, at) => outcomes[at] === BUSY);
    const [again = ACCEPTED] = await submitAll({ url: hub.url, calls: toldToComeBack.slice(0, 1) });
    child.disconnect();
    await once(child, 'exit');

    const faults: string[] = [];
    const odd = outcomes.filter((outcome) => outcome !== ACCEPTED && outcome !== BUSY);
    if (odd.length > 0) faults.push(`honest runs got ${tally(odd)}`);
    if (surplus && toldToComeBack.length === 0) faults.push('nobody was told to come back');
    if (again !== ACCEPTED) faults.push(`a run that was told to come back got ${again}`);
    if (quiet.failed + busy.failed > 0) faults.push(`${quiet.failed + busy.failed} ordinary calls failed`);
    const [quietMs99, busyMs99] = [p99(quiet), p99(busy)];
    if (busyMs99 > quietMs99 * maxSlowdown) {
      faults.push(`other calls may take ${maxSlowdown} times as long, and took more`);
    }
    const times = `other calls p99 ${quietMs99.toFixed(1)} → ${busyMs99.toFixed(1)} ms`;
    return { text: `${outcomes.length} runs of ${hub.ticks} ticks: ${tally(outcomes)}; ${times}`, faults };
  },
});

async function submitAll({ url, calls }: SubmissionOrder): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'submission-flood.ts'));
  child.send({ url, calls } satisfies SubmissionOrder);
  return ((await once(child, 'message')) as [string[]])[0];
}
