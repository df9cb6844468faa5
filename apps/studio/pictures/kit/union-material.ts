import type { MaterialOptions } from '../stage/material.ts';

/** What MUD hulls are riveted from. */
export const UNION_STEEL: MaterialOptions = { scale: 0.19, grime: 0.75, wear: 1, lightColour: '#ffc890' };
