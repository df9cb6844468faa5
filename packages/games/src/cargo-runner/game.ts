import { defineGame } from '../game.ts';
import { createCargoBot } from './bot.ts';
import { listing } from './listing.ts';
import { cargoRunner as sim } from './sim.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const cargoRunner = defineGame({
  ...listing,
  names,
  sim,
  createBot: createCargoBot,
  /** The decks that were reached, by their numbers: practice may start on them. */
  keepsakesOf: ({ level }) => Array.from({ length: level }, (_, index) => ({ item: index + 1, value: 1 })),
});
