import { isMainThread } from 'node:worker_threads';
import { sims as current } from '@star-seekers/games/sims';
import type { AnyGameSim } from '@star-seekers/sim';

export { dealers } from '@star-seekers/games/sims';

/** The games with a fault: no tick of theirs ever ends. */
export const sims: ReadonlyMap<number, AnyGameSim> = new Map(
  [...current].map(([id, sim]) => [id, { ...sim, step: hang }]),
);

/** Where a thread of the verifier says that it is ready to hang. */
export const LOADED = 'star-seekers/hanging-sims-loaded';

if (!isMainThread) {
  const loaded = new BroadcastChannel(LOADED);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to threads, not to windows
  loaded.postMessage(true);
  loaded.close();
}

function hang(): void {
  for (;;);
}
