import type { GameListing } from '../game.ts';
import type conditions from './texts/en/conditions.json';
import type texts from './texts/en/game.json';

declare module '../game-texts.ts' {
  interface GameTexts {
    'battle-arena': typeof texts & { readonly conditions: typeof conditions };
  }
}

export const listing = {
  id: 1,
  slug: 'battle-arena',
  facts: { difficulty: 'medium', maxPoints: 500 },
  medals: { bronze: 13_000, silver: 21_000, gold: 44_000 },
  cover: 'battle-arena',
  music: '6',
} as const satisfies GameListing;
