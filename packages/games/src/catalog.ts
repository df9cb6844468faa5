import type { AnyGameModule } from './game-module.ts';

export type { AnyGameModule, Bot, BotFactory, BotSkill, GameModule, RecordedRun } from './game-module.ts';

export type GameSlug = 'battle-arena' | 'space-snake' | 'memory-challenge' | 'lore-master' | 'puzzle' | 'cargo-runner';

/** One of the six games, as the hub lists it. Its titles and description are in the `games` translations under its slug. */
export interface CatalogEntry {
  /** Fixed (`G0.2`); the route is `/game{id}`. */
  readonly id: 1 | 2 | 3 | 4 | 5 | 6;
  readonly slug: GameSlug;
  readonly facts: {
    /** Shown on the badges of a game that has one (`G0.1`). */
    readonly difficulty?: 'easy' | 'medium';
    /** Displayed maximum of points (`G0.1`), where there is one. */
    readonly maxPoints?: number;
  };
  /** The game's lazy chunk. */
  readonly load: () => Promise<AnyGameModule>;
}

/** The six games in the order of their ids. The only place that knows them all. */
export const catalog: readonly CatalogEntry[] = [
  {
    id: 1,
    slug: 'battle-arena',
    facts: { difficulty: 'medium', maxPoints: 500 },
    load: async () => (await import('./battle-arena/index.ts')).battleArenaModule,
  },
  {
    id: 2,
    slug: 'space-snake',
    facts: { difficulty: 'easy', maxPoints: 2000 },
    load: async () => (await import('./space-snake/index.ts')).spaceSnakeModule,
  },
  {
    id: 3,
    slug: 'memory-challenge',
    facts: { maxPoints: 12_000 },
    load: async () => (await import('./memory-challenge/index.ts')).memoryChallengeModule,
  },
  {
    id: 4,
    slug: 'lore-master',
    facts: {},
    load: async () => (await import('./lore-master/index.ts')).loreMasterModule,
  },
  {
    id: 5,
    slug: 'puzzle',
    facts: {},
    load: async () => (await import('./puzzle/index.ts')).puzzleModule,
  },
  {
    id: 6,
    slug: 'cargo-runner',
    facts: {},
    load: async () => (await import('./cargo-runner/index.ts')).cargoRunnerModule,
  },
];
