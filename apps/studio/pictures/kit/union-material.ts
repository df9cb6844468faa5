import type { MaterialOptions } from '../stage/material.ts';

/** Material of MUD hulls. */
export const UNION_STEEL: MaterialOptions = { scale: 0.19, grime: 0.75, wear: 1, lightColour: '#ffc890' };
