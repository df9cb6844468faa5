import { type AnyGame, games as current } from '@star-seekers/games';

/** The games before most of them were there: Space Snake alone. */
export const games: ReadonlyMap<number, AnyGame> = new Map([...current].filter(([id]) => id === 2));
