import { z } from 'zod';
import { FACTIONS } from '../domain/faction.ts';

// Zod probes for `new Function` to compile schemas, which violates the page's content security policy.
z.config({ jitless: 'document' in globalThis });

/** Epoch milliseconds. */
export const timestamp = z.int().nonnegative();

/** A non-negative integer: a count, balance or score. */
export const count = z.int().nonnegative();

/** An id issued by the server. */
export const idParameter = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -');

const MAX_GAME_ID = 9999;

/** The header that makes a retried call have one effect and the same answer. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

const idempotencyKey = z.string().regex(/^[\w-]{8,128}$/, 'must be 8 to 128 letters, digits, _ or -');

/** Headers of a request that is safe to retry with the same key. */
export const idempotencyHeaders = z.object({ [IDEMPOTENCY_KEY_HEADER]: idempotencyKey });

/** Number of a game (`G0.2`). The server checks that the game exists. */
export const gameId = z.int().min(1).max(MAX_GAME_ID);

/** A game id as text in a path or query. */
export const gameIdParameter = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a game id')
  .transform(Number)
  .pipe(gameId);

export const faction = z.enum(FACTIONS);

/** A player as shown on boards. */
export const publicPlayer = z.object({ id: z.string(), username: z.string(), faction });

export type PublicPlayer = z.infer<typeof publicPlayer>;

/** A month in UTC, as in `2026-11`. */
export const monthParameter = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2026-11');

/** A whole number as text in a query, with bounds. */
export function intParameter({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}
