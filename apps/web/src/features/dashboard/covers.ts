import type { Still } from '@star-seekers/art';
import { hub } from '@star-seekers/art/hub';
import type { GameSlug } from '@star-seekers/games/catalog';

/** Each game's picture, 16 to 9. */
export const covers: { readonly [slug in GameSlug]: Still } = {
  'battle-arena': hub['cover-battle-arena'],
  'space-snake': hub['cover-space-snake'],
  'memory-challenge': hub['cover-memory-challenge'],
  'lore-master': hub['cover-lore-master'],
  puzzle: hub['cover-puzzle'],
  'cargo-runner': hub['cover-cargo-runner'],
};
