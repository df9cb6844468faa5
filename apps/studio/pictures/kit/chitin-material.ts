import type { MaterialOptions } from '../stage/material.ts';
import { FLEETS } from './palette.ts';

/** Material of ONI hulls. */
export const CHITIN: MaterialOptions = {
  scale: 0.3,
  iridescence: 0.9,
  clearcoat: 0.75,
  bump: 0.55,
  tone: 0.5,
  grime: 0.15,
  wear: 0,
  lights: 1.6,
  lightColour: FLEETS.oni.glow,
};
