import { isMainThread } from 'node:worker_threads';
import { type AnyGame, games as current } from '@star-seekers/games';

/** The games with a fault: every tick hangs. */
export const games: ReadonlyMap<number, AnyGame> = new Map(
  [...current].map(([id, game]) => [id, { ...game, sim: { ...game.sim, step: hang } }]),
);

/** Broadcast channel on which a verifier thread reports that it has loaded the games. */
export const LOADED_CHANNEL = 'star-seekers/hanging-games-loaded';

if (!isMainThread) {
  const channel = new BroadcastChannel(LOADED_CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it goes to threads, not to windows
  channel.postMessage(true);
  channel.close();
}

function hang(): void {
  for (;;);
}
