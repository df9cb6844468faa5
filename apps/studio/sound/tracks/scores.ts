import type { Score } from '../score/score.ts';
import { convoy } from './convoy.ts';
import { fullBurn } from './full-burn.ts';
import { glassNebula } from './glass-nebula.ts';
import { harbourLights } from './harbour-lights.ts';
import { horizonCall } from './horizon-call.ts';
import { loveStory } from './love-story.ts';
import { memoryOfStars } from './memory-of-stars.ts';
import { nightFreight } from './night-freight.ts';
import { redGiant } from './red-giant.ts';
import { silentOrbit } from './silent-orbit.ts';
import { starCharts } from './star-charts.ts';
import { wolfPack } from './wolf-pack.ts';

/** All pieces, in the order of the player. */
export const SCORES: readonly Score[] = [
  horizonCall,
  harbourLights,
  loveStory,
  silentOrbit,
  glassNebula,
  fullBurn,
  redGiant,
  wolfPack,
  convoy,
  nightFreight,
  memoryOfStars,
  starCharts,
];
