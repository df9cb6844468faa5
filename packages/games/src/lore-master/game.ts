import { defineGame } from '../game.ts';
import { createQuizBot } from './bot.ts';
import { quizDealer } from './dealer.ts';
import { listing } from './listing.ts';
import { loreMaster as sim } from './sim.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const loreMaster = defineGame({
  ...listing,
  names,
  sim,
  dealer: quizDealer,
  createBot: createQuizBot,
  // Item 0: the most right answers of a run, its place on the ladder.
  keepsakesOf: ({ score }) => (score > 0 ? [{ item: 0, value: score }] : []),
});
