/**
 * The players of `pnpm bench live`, in a process of their own. It gets the time that the others leave: players share no machine with
 * the measured calls.
 */
import { constants, setPriority } from 'node:os';
import { StreamLoad } from '../src/testing/stream-load.ts';
import type { LiveHub } from './live-hub.ts';

/** Opens the streams of a hub, or begins to measure them, or tells what was measured. */
export type LoadRequest = Pick<LiveHub, 'url' | 'runs'> | 'measure' | 'tell';

export type LoadMeasure = Pick<StreamLoad, 'latencies' | 'bytes' | 'faults'>;

setPriority(constants.priority.PRIORITY_LOW);
const load = new StreamLoad({
  intervalMs: 1000,
  ticks: 60,
  // The hub limits the requests of an address.
  addressOf: (index) => `127.0.1.${(index % 250) + 1}`,
});
process.on('message', (request: LoadRequest) => void handle(request));
process.on('disconnect', () => load.close());

async function handle(request: LoadRequest): Promise<void> {
  if (request === 'tell') {
    const { latencies, bytes, faults } = load;
    process.send?.({ latencies, bytes, faults } satisfies LoadMeasure);
  } else if (request === 'measure') {
    load.latencies.length = 0;
    Object.assign(load.bytes, { up: 0, down: 0 });
  } else {
    await load.open(request.url, request.runs);
    process.send?.('opened');
  }
}
