import type { GameListing } from '../game.ts';
import type conditions from './texts/en/conditions.json';
import type texts from './texts/en/game.json';

declare module '../game-texts.ts' {
  interface GameTexts {
    puzzle: typeof texts & { readonly conditions: typeof conditions };
  }
}

export const listing = {
  id: 5,
  slug: 'puzzle',
  facts: {},
  medals: { bronze: 317, silver: 323, gold: 332 },
  goldOf: { item: 100 },
  ties: 'ticks',
  cover: 'puzzle',
  music: '5',
  collection: { total: 12 },
} as const satisfies GameListing;
