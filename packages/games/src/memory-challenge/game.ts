import { defineGame } from '../game.ts';
import { createMemoryBot } from './bot.ts';
import { commendations } from './commendations.ts';
import { memoryDealer } from './dealer.ts';
import { keepsakesOf } from './keepsakes.ts';
import { listing } from './listing.ts';
import par from './par.json' with { type: 'json' };
import { memoryChallenge as sim } from './sim.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const memoryChallenge = defineGame({
  ...listing,
  names,
  sim,
  dealer: memoryDealer,
  createBot: createMemoryBot,
  commendations,
  dayMedals: par.days,
  reactsTo: ['revealed'],
  keepsakesOf,
});
