import { defineGame } from '../game.ts';
import { createQuizBot } from './bot.ts';
import { commendations } from './commendations.ts';
import { quizDealer } from './dealer.ts';
import { keepsakesOf } from './keepsakes.ts';
import { listing } from './listing.ts';
import { publicLog } from './public-log.ts';
import { loreMaster as sim } from './sim.ts';
import { withheldTexts } from './withheld-texts.ts';
import names from './texts/en/listing.json' with { type: 'json' };

export const loreMaster = defineGame({
  ...listing,
  names,
  sim,
  dealer: quizDealer,
  createBot: createQuizBot,
  loadPanel: async () => (await import('./panel.ts')).panel,
  commendations,
  keepsakesOf,
  publicLog: { since: 3, of: publicLog, texts: withheldTexts },
});
