import { z } from 'zod';
import { DICE_FACES, DICE_HISTORY_LENGTH } from '../domain/dice.ts';
import { CLIENT_SEED_MAX_LENGTH, ROLLS_PER_SEED, SERVER_SEED_BYTES } from '../domain/fair-dice.ts';
import { count, intParameter, timestamp } from './shared.ts';

const face = z.int().min(1).max(DICE_FACES);

/** A server seed or its SHA-256. */
const hex = z
  .string()
  .regex(new RegExp(`^[0-9a-f]{${2 * SERVER_SEED_BYTES}}$`), `must be ${2 * SERVER_SEED_BYTES} hexadecimal digits`);

const clientSeed = z
  .string()
  .max(CLIENT_SEED_MAX_LENGTH, `must have at most ${CLIENT_SEED_MAX_LENGTH} characters`)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line of text');

export const diceCooldown = z.object({
  canRoll: z.boolean(),
  /** Milliseconds until the next roll; 0 when the dice can be rolled. */
  timeRemaining: count,
  /** Set while this hub wants the player to confirm the email address before a roll. */
  confirmEmail: z.literal(true).optional(),
});

/** What proves a roll (`domain/fair-dice.ts`). */
const rollProof = z.object({
  seedHash: hex,
  clientSeed,
  nonce: count.max(ROLLS_PER_SEED - 1),
  /** Null until it is revealed. */
  serverSeed: hex.nullable(),
});

export const diceRoll = z.object({
  /** Counts the player's rolls from 1. */
  number: z.int().min(1),
  value: face,
  credits: face,
  rolledAt: timestamp,
  /** Null for rolls from before fair dice. */
  proof: rollProof.nullable(),
});

/** Without a client seed it is empty, and the roll rests on the server seed alone. Null: no body. */
export const rollBody = z.strictObject({ clientSeed: clientSeed.default('') }).nullable();

export const rollAnswer = diceRoll.extend({ nextRollAt: timestamp });

export const diceRollsQuery = z.strictObject({
  limit: intParameter({ min: 1, max: 500 }).default(DICE_HISTORY_LENGTH),
  /** Number of the oldest roll already loaded: the response continues with older ones. */
  before: intParameter({ min: 1, max: 2 ** 31 - 1 }).optional(),
});

export const diceRolls = z.array(diceRoll);

/** The server seed of the next roll, which stays secret until it is revealed. */
export const diceSeed = z.object({
  seedHash: hex,
  /** Rolls that it was used for. */
  nonce: count.max(ROLLS_PER_SEED - 1),
  /** The client seed of the latest roll with it; null before the first. */
  clientSeed: clientSeed.nullable(),
});

/** A player's rolls in a file, newest first. */
export const diceExport = z.strictObject({
  format: z.literal('star-seekers-dice/1', 'must be "star-seekers-dice/1"'),
  exportedAt: timestamp,
  rolls: z.array(diceRoll).max(100_000),
});

export type DiceCooldown = z.infer<typeof diceCooldown>;
export type DiceRoll = z.infer<typeof diceRoll>;
export type DiceSeed = z.infer<typeof diceSeed>;
export type DiceExport = z.infer<typeof diceExport>;
export type RollAnswer = z.infer<typeof rollAnswer>;
