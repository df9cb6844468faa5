import { dayOrder } from '@star-seekers/sim';
import { listing } from './listing.ts';
import { DAY_FORMATIONS, FORMATIONS } from './rules.ts';

/** The formations of a day and their order (`G1.18`). */
export const dayFigures = dayOrder(listing.id, FORMATIONS, DAY_FORMATIONS);
