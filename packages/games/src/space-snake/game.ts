import { beaconDealer } from '@star-seekers/sim';
import { defineGame } from '../game.ts';
import { createSnakeBot } from './bot.ts';
import { commendations } from './commendations.ts';
import { listing } from './listing.ts';
import par from './par.json' with { type: 'json' };
import { spaceSnake as sim } from './sim.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const spaceSnake = defineGame({
  ...listing,
  names,
  sim,
  dealer: beaconDealer,
  createBot: createSnakeBot,
  commendations,
  dayMedals: par.days,
  reactsTo: ['enemyActive', 'wave'],
});
