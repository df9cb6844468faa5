import { isMainThread } from 'node:worker_threads';
import { type AnyGame, games as current } from '@star-seekers/games';

/** The games with a fault: no tick of theirs ever ends. */
export const games: ReadonlyMap<number, AnyGame> = new Map(
  [...current].map(([id, game]) => [id, { ...game, sim: { ...game.sim, step: hang } }]),
);

/** Where a thread of the verifier says that it is ready to hang. */
export const LOADED = 'star-seekers/hanging-games-loaded';

if (!isMainThread) {
  const loaded = new BroadcastChannel(LOADED);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to threads, not to windows
  loaded.postMessage(true);
  loaded.close();
}

function hang(): void {
  for (;;);
}
