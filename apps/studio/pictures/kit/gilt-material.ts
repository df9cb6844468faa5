import type { MaterialOptions } from '../stage/material.ts';
import { FLEETS } from './palette.ts';

/** Material of USTUR hulls. */
export const GILT: MaterialOptions = {
  scale: 0.16,
  bump: 0.55,
  tone: 0.1,
  grime: 0.35,
  wear: 0.35,
  accent: FLEETS.ustur.metal,
  accentShare: 0.8,
  lightColour: '#ffcf70',
  lights: 3,
  clearcoat: 0.6,
};
