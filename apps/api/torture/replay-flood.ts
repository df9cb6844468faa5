import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { measureOrdinaryCalls, p99 } from './ordinary-calls.ts';
import type { ReplayHub, ReplayHubOrder } from './replay-hub.ts';
import type { SubmissionOrder } from './submission-flood.ts';
import { tally, torture } from './torture.ts';

const ACCEPTED = '200';
const BUSY = '503 with Retry-After';

interface Scale extends ReplayHubOrder {
  /** Seconds over which other calls are measured, before and during the flood. */
  readonly seconds: number;
  /** How much longer other calls may take at the 99th percentile. */
  readonly maxSlowdown: number;
}

/** Under a flood of long runs the surplus is told to come back, loses nothing, and everybody else is served. */
export const replayFlood = torture<Scale>({
  promise: 'a flood of the longest replays is survived',
  // The short form runs beside other tests, where times mean nothing.
  short: { players: 12, runsEach: 2, verifierQueue: 2, seconds: 1, maxSlowdown: Number.POSITIVE_INFINITY },
  long: { players: 250, runsEach: 20, verifierQueue: 256, seconds: 20, maxSlowdown: 2 },
  run: async ({ seconds, maxSlowdown, ...order }) => {
    const child = fork(join(import.meta.dirname, 'replay-hub.ts'), [JSON.stringify(order)]);
    const [hub] = (await once(child, 'message')) as [ReplayHub];
    await measureOrdinaryCalls(hub, 1);
    const quiet = await measureOrdinaryCalls(hub, seconds);
    const flood = submitAll(hub);
    const busy = await measureOrdinaryCalls(hub, seconds);
    const outcomes = await flood;
    const toldToComeBack = hub.calls.filter((_, at) => outcomes[at] === BUSY);
    const [again = ACCEPTED] = await submitAll({ url: hub.url, calls: toldToComeBack.slice(0, 1) });
    child.disconnect();

    const faults: string[] = [];
    const odd = outcomes.filter((outcome) => outcome !== ACCEPTED && outcome !== BUSY);
    if (odd.length > 0) faults.push(`honest runs got ${tally(odd)}`);
    if (again !== ACCEPTED) faults.push(`a run that was told to come back got ${again}`);
    if (quiet.failed + busy.failed > 0) faults.push(`${quiet.failed + busy.failed} ordinary calls failed`);
    const [quietMs, busyMs] = [p99(quiet), p99(busy)];
    if (busyMs > quietMs * maxSlowdown) faults.push(`other calls may take ${maxSlowdown} times as long, and took more`);
    const times = `other calls p99 ${quietMs.toFixed(1)} → ${busyMs.toFixed(1)} ms`;
    return { text: `${outcomes.length} runs of ${hub.ticks} ticks: ${tally(outcomes)}; ${times}`, faults };
  },
});

async function submitAll({ url, calls }: SubmissionOrder): Promise<string[]> {
  const child = fork(join(import.meta.dirname, 'submission-flood.ts'));
  child.send({ url, calls } satisfies SubmissionOrder);
  return ((await once(child, 'message')) as [string[]])[0];
}
