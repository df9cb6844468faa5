import type { Still } from '@star-seekers/art';
import { hub } from '@star-seekers/art/hub';
import type { CatalogEntry } from '@star-seekers/games/catalog';

/** The cover picture of a game, aspect ratio 16:9. */
export function coverOf({ cover, slug }: CatalogEntry): Still {
  const still: Still | undefined = (hub as Readonly<Record<string, Still>>)[`cover-${cover}`];
  if (!still) throw new Error(`The game ${slug} has no cover ${cover}.`);
  return still;
}
