import { beaconDealer } from '@star-seekers/sim';
import { defineGame } from '../game.ts';
import { createArenaBot } from './bot.ts';
import { commendations } from './commendations.ts';
import { listing } from './listing.ts';
import par from './par.json' with { type: 'json' };
import { battleArena as sim } from './sim.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const battleArena = defineGame({
  ...listing,
  names,
  sim,
  dealer: beaconDealer,
  createBot: createArenaBot,
  commendations,
  dayMedals: par.days,
  reactsTo: ['charging', 'farBeamAimed', 'powerUpAppeared'],
});
