import type { Still } from '@star-seekers/art';
import { hub } from '@star-seekers/art/hub';
import type { Faction } from '@star-seekers/contracts/faction';

/** Pictures of each faction's fleet, aspect ratio 16:9, with a plain left half. */
export const factionViews: { readonly [faction in Faction]: Still } = {
  mud: hub['faction-mud'],
  oni: hub['faction-oni'],
  ustur: hub['faction-ustur'],
  none: hub['faction-none'],
};
