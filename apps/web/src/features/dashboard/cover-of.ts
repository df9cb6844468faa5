import type { Still } from '@star-seekers/art';
import { hub } from '@star-seekers/art/hub';
import type { CatalogEntry } from '@star-seekers/games/catalog';

/** The cover picture of a game, aspect ratio 16:9. One that has none of its own yet names another picture of the hub, such as `hall`. */
export function coverOf({ cover, slug }: CatalogEntry): Still {
  const stills: Readonly<Partial<Record<string, Still>>> = hub;
  const still = stills[`cover-${cover}`] ?? stills[cover];
  if (!still) throw new Error(`The game ${slug} has no cover ${cover}.`);
  return still;
}
