import type { GameListing } from '../game.ts';
import type conditions from './texts/en/conditions.json';
import type texts from './texts/en/game.json';

declare module '../game-texts.ts' {
  interface GameTexts {
    'memory-challenge': typeof texts & { readonly conditions: typeof conditions };
  }
}

export const listing = {
  id: 3,
  slug: 'memory-challenge',
  facts: { maxPoints: 12_000 },
  medals: { bronze: 8, silver: 11, gold: 14 },
  medalsOf: { item: 1001, most: 18 },
  ties: 'ticks',
  cover: 'memory-challenge',
  music: '11',
  collection: { total: 44 },
} as const satisfies GameListing;
