import { z } from 'zod';
import { FACTIONS, GAME_IDS } from '../constants.ts';

/** Epoch milliseconds. */
export const timestamp = z.int().nonnegative();

/** A count, a balance or a score: a whole number from 0. */
export const count = z.int().nonnegative();

export const gameId = z.literal([...GAME_IDS]);

/** A game id that arrives as text, in a path or a query. */
export const gameIdParameter = z
  .string()
  .regex(/^[1-6]$/, 'must be a game id from 1 to 6')
  .transform(Number)
  .pipe(gameId);

export const faction = z.enum(FACTIONS);

/** What boards show of a player. */
export const publicPlayer = z.object({ id: z.string(), username: z.string(), faction });

export type PublicPlayer = z.infer<typeof publicPlayer>;

/** A whole number that arrives as text in a query, with bounds and a default. */
export function intParameter(bounds: { min: number; max: number; default: number }) {
  const { min, max } = bounds;
  return z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(bounds.default);
}
