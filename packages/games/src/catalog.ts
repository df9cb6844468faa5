// What the games say is typed by their listings.
import type {} from './registry.ts';
import type { GameListing } from './game.ts';
import type { AnyGameModule } from './game-module.ts';

export type { AnyGameModule } from './game-module.ts';
export type { GameSlug } from './game-texts.ts';

/** A game as the hub lists it. What it says is in the translations under its slug. */
export interface CatalogEntry extends GameListing {
  /** The game's lazy chunk. */
  readonly load: () => Promise<AnyGameModule>;
}

const listings = import.meta.glob<GameListing>('./*/listing.ts', { eager: true, import: 'listing' });
const modules = import.meta.glob<AnyGameModule>('./*/view.ts', { import: 'module' });

/** The games in the order of their ids, found by their folders. */
export const catalog: readonly CatalogEntry[] = Object.values(listings)
  .map((listing) => ({ ...listing, load: async () => moduleOf(listing) }))
  .toSorted((one, other) => one.id - other.id);

async function moduleOf({ slug }: GameListing): Promise<AnyGameModule> {
  const load = modules[`./${slug}/view.ts`];
  if (!load) throw new Error(`The game ${slug} has no view.ts.`);
  return load();
}
