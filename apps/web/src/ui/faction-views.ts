import type { Still } from '@star-seekers/art';
import { hub } from '@star-seekers/art/hub';
import type { Faction } from '@star-seekers/contracts';

/** Each faction's fleet in its own sky, 16 to 9, with a calm left half. */
export const factionViews: { readonly [faction in Faction]: Still } = {
  mud: hub['faction-mud'],
  oni: hub['faction-oni'],
  ustur: hub['faction-ustur'],
  none: hub['faction-none'],
};
