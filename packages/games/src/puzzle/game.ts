import { beaconDealer } from '@star-seekers/sim';
import { defineGame } from '../game.ts';
import { createPuzzleBot } from './bot.ts';
import { commendations } from './commendations.ts';
import { keepsakesOf } from './keepsakes.ts';
import { listing } from './listing.ts';
import par from './par.json' with { type: 'json' };
import { puzzle as sim } from './sim.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const puzzle = defineGame({
  ...listing,
  names,
  sim,
  dealer: beaconDealer,
  showsOnlyScore: true,
  createBot: createPuzzleBot,
  commendations,
  dayMedals: par.days,
  keepsakesOf,
});
