import type { MaterialOptions } from '../stage/material.ts';
import { FLEETS } from './palette.ts';

/** Material of the Hub's ships. */
export const HUB_PAINT: MaterialOptions = {
  scale: 0.15,
  bump: 0.6,
  tone: 0.34,
  grooves: 0.38,
  clearcoat: 0.25,
  lightColour: FLEETS.player.core,
};
