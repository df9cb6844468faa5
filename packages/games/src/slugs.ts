// What the games say is typed by their listings.
import type {} from './registry.ts';
import type { GameListing } from './game.ts';

/** The games' slugs by their ids, for pages that name games and play none: the catalog leads to all of their code. */
export const slugs: ReadonlyMap<number, GameListing['slug']> = new Map(
  Object.values(import.meta.glob<GameListing>('./*/listing.ts', { eager: true, import: 'listing' })).map(
    ({ id, slug }) => [id, slug],
  ),
);
