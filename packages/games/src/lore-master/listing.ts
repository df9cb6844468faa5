import type { GameListing } from '../game.ts';
import type conditions from './texts/en/conditions.json';
import type texts from './texts/en/game.json';

declare module '../game-texts.ts' {
  interface GameTexts {
    'lore-master': typeof texts & { readonly conditions: typeof conditions };
  }
}

export const listing = {
  id: 4,
  slug: 'lore-master',
  facts: {},
  medals: { bronze: 870, silver: 1100, gold: 1450 },
  cover: 'lore-master',
  music: '12',
  collection: { total: 100 },
} as const satisfies GameListing;
