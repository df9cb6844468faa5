import { z } from 'zod';
import { FACTIONS, IDEMPOTENCY_KEY_HEADER } from '../constants.ts';

// Zod compiles schemas with `new Function`, and tries it out even where a page's content security policy refuses it.
z.config({ jitless: 'document' in globalThis });

/** Epoch milliseconds. */
export const timestamp = z.int().nonnegative();

/** A count, a balance or a score: a whole number from 0. */
export const count = z.int().nonnegative();

/** An id that the server gave out before. */
export const idParameter = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -');

const MAX_GAME_ID = 9999;

const idempotencyKey = z.string().regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits, _ or -');

/** Headers of a call that is safe to repeat under the same key. */
export const idempotencyHeaders = z.object({ [IDEMPOTENCY_KEY_HEADER]: idempotencyKey });

/** Number of a game (`G0.2`). Which games there are, the server knows. */
export const gameId = z.int().min(1).max(MAX_GAME_ID);

/** A game id that arrives as text, in a path or a query. */
export const gameIdParameter = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a game id')
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
