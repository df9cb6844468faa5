import { beaconDealer } from '@star-seekers/sim';
import { defineGame } from '../game.ts';
import { createDockBot } from './bot.ts';
import { commendations } from './commendations.ts';
import { listing } from './listing.ts';
import par from './par.json' with { type: 'json' };
import { templateGame as sim } from './sim.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const templateGame = defineGame({
  ...listing,
  names,
  sim,
  dealer: beaconDealer,
  createBot: createDockBot,
  commendations,
  dayMedals: par.days,
});
