import { beaconDealer } from '@star-seekers/sim';
import { defineGame } from '../game.ts';
import { createCargoBot } from './bot.ts';
import { commendations } from './commendations.ts';
import { keepsakesOf } from './keepsakes.ts';
import { listing } from './listing.ts';
import par from './par.json' with { type: 'json' };
import { cargoRunner as sim } from './sim.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const cargoRunner = defineGame({
  ...listing,
  names,
  sim,
  dealer: beaconDealer,
  createBot: createCargoBot,
  commendations,
  dayMedals: par.days,
  reactsTo: ['chase', 'suspicious'],
  keepsakesOf,
});
