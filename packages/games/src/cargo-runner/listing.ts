import type { GameListing } from '../game.ts';
import type conditions from './texts/en/conditions.json';
import type texts from './texts/en/game.json';

declare module '../game-texts.ts' {
  interface GameTexts {
    'cargo-runner': typeof texts & { readonly conditions: typeof conditions };
  }
}

export const listing = {
  id: 6,
  slug: 'cargo-runner',
  facts: {},
  medals: { bronze: 11_000, silver: 18_000, gold: 29_000 },
  cover: 'cargo-runner',
  music: '10',
  collection: { total: 7 },
} as const satisfies GameListing;
