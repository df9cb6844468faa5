import { type AnyGame, games as current } from '@star-seekers/games';

/** An early registry with Space Snake only. */
export const games: ReadonlyMap<number, AnyGame> = new Map([...current].filter(([id]) => id === 2));
