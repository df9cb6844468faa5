import type { CatalogEntry } from '@star-seekers/games/catalog';

/** Loads a game's code and page ahead of time. Ignores failures: opening the game reports them. */
export function prefetchGame({ load }: CatalogEntry): void {
  void Promise.allSettled([load(), import('../play/play-page.tsx')]);
}
