import type { CatalogEntry } from '@star-seekers/games/catalog';

/** Brings a game's code and page before they are asked for. A failure shows, if at all, when the game is opened. */
export function prefetchGame({ load }: CatalogEntry): void {
  void Promise.allSettled([load(), import('../play/play-page.tsx')]);
}
