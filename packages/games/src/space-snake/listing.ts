import type { GameListing } from '../game.ts';
import type conditions from './texts/en/conditions.json';
import type texts from './texts/en/game.json';

declare module '../game-texts.ts' {
  interface GameTexts {
    'space-snake': typeof texts & { readonly conditions: typeof conditions };
  }
}

export const listing = {
  id: 2,
  slug: 'space-snake',
  facts: { difficulty: 'easy', maxPoints: 2000 },
  medals: { bronze: 630, silver: 2070, gold: 3300 },
  cover: 'space-snake',
  music: '9',
} as const satisfies GameListing;
