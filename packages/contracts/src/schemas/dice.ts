import { z } from 'zod';
import { DICE_FACES } from '../domain/dice.ts';
import { count, timestamp } from './shared.ts';

const face = z.int().min(1).max(DICE_FACES);

export const diceCooldown = z.object({
  canRoll: z.boolean(),
  /** Milliseconds until the next roll; 0 when the dice can be rolled. */
  timeRemaining: count,
});

export const diceRoll = z.object({ value: face, credits: face, rolledAt: timestamp });

export const rollAnswer = diceRoll.extend({ nextRollAt: timestamp });

export const diceRolls = z.array(diceRoll);

export type DiceCooldown = z.infer<typeof diceCooldown>;
export type DiceRoll = z.infer<typeof diceRoll>;
export type RollAnswer = z.infer<typeof rollAnswer>;
