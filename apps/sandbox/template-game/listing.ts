import type { GameListing } from '../game.ts';
import type texts from './texts/en/game.json';

declare module '../game-texts.ts' {
  interface GameTexts {
    'template-game': typeof texts;
  }
}

export const listing = {
  id: 7,
  slug: 'template-game',
  facts: { difficulty: 'easy' },
  medals: { bronze: 1000, silver: 2000, gold: 4000 },
  cover: 'space-snake',
  music: '9',
} as const satisfies GameListing;
