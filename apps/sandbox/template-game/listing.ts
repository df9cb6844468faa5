import type { GameListing } from '../game.ts';
import type conditions from './texts/en/conditions.json';
import type texts from './texts/en/game.json';

declare module '../game-texts.ts' {
  interface GameTexts {
    'template-game': typeof texts & { readonly conditions: typeof conditions };
  }
}

export const listing = {
  id: 7,
  slug: 'template-game',
  facts: { difficulty: 'easy' },
  medals: { bronze: 1100, silver: 1300, gold: 1900 },
  cover: 'hall',
  music: '9',
} as const satisfies GameListing;
